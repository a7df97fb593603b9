import { releaseItems } from '../../../src/endpoints/releaseItems';

test('each release is an item, with the address of its heading', () => {
  const html = [
    '<p>Words above.</p>',
    '<section class="release"><h2 id="webpack-5-112">webpack <code>5.112</code><a class="permalink" href="#webpack-5-112"></a></h2>',
    '<p>Words about it.</p></section>',
    '<section class="release"><h2 id="webpack-5-111">webpack 5.111</h2></section>',
  ].join('\n');

  expect(releaseItems('/whats-new/', html)).toEqual([
    { url: '/whats-new/#webpack-5-112', title: 'webpack 5.112', html: '\n<p>Words about it.</p>' },
    { url: '/whats-new/#webpack-5-111', title: 'webpack 5.111', html: '' },
  ]);
});
