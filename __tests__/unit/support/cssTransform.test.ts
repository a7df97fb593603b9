import cssTransform from '../../support/cssTransform.mjs';

test('a CSS module exports its class names the way Gatsby does', () => {
  const css = '.root { margin: .5em } .is-open > .title:hover { color: red }';

  expect(cssTransform.process(css).code).toBe(
    'module.exports = {"root":"root","isOpen":"is-open","title":"title"};',
  );
});
