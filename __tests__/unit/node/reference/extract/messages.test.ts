import { messagesIn } from '../../../../../src/node/reference/extract/messages/messagesIn';
import { readMessages } from '../../../../../src/node/reference/extract/messages/readMessages';

const textsIn = (source: string) => messagesIn(source).map(({ text }) => text);

test('what differs from project to project is a hole in the message', () => {
  const source = "throw new Error(`Can't resolve '${request}' in '${path}'`);";

  expect(textsIn(source)).toEqual(["Can't resolve '…' in '…'"]);
});

test('a message is put together from sums, lists and variables', () => {
  const source = `
    const NAME = 'webpack.config.js';
    function check(found) {
      let message = \`\${NAME} has to export \`;
      if (found) message += found;
      throw new Error(message + ' an object,\\n' + ['not', kind].join(' '));
    }`;

  expect(textsIn(source)).toEqual(['webpack.config.js has to export … an object,\nnot …']);
});

test('a class of errors has the messages of its constructor', () => {
  const source = `
    class NoModeWarning extends WebpackError {
      constructor() {
        super();
        this.message = "The 'mode' option has not been set";
      }
    }
    class HookError extends WebpackError {
      constructor(error) {
        super(\`The hook failed: \${error}\`);
      }
    }`;

  expect(messagesIn(source)).toEqual([
    {
      class: 'NoModeWarning',
      text: "The 'mode' option has not been set",
      severity: 'warning',
      code: null,
    },
    { class: 'HookError', text: 'The hook failed: …', severity: 'error', code: null },
  ]);
});

test('messages in code that is written into bundles are found, too', () => {
  const source = `Template.asString([
    \`if (!\${name}) throw new Error("Container missing");\`,
    "error.message = 'Loading chunk ' + chunkId + ' failed.';",
  ])`;

  expect(textsIn(source)).toEqual(['Container missing', 'Loading chunk … failed.']);
});

test('warnings are told from errors by their class, their list or their call', () => {
  const source = `
    compilation.warnings.push(new WebpackError('Conflicting order of modules'));
    compilation.errors.push(new WebpackError('Conflicting names of modules'));
    logger.warn('Restoring the pack failed');
    log('warning', '[HMR] Cannot find update.');
    new CriticalWarning('Contexts have no flags');`;

  expect(messagesIn(source).map(({ severity }) => severity)).toEqual([
    'warning',
    'error',
    'warning',
    'warning',
    'warning',
  ]);
});

test('a deprecation has its code', () => {
  const source = "module.exports = util.deprecate(call, 'Use the new hook instead', 'DEP_HOOK');";

  expect(messagesIn(source)).toEqual([
    { class: null, text: 'Use the new hook instead', severity: 'deprecation', code: 'DEP_HOOK' },
  ]);
});

test('texts that say nothing without their parts are left out', () => {
  expect(messagesIn('throw new Error(message); throw new Error(`${a}: ${b}`);')).toEqual([]);
});

test('a message that stands in several files is one message', () => {
  const text = "throw new Error('Callback was already called');";

  expect(
    readMessages([
      { file: 'webpack/lib/b.js', text },
      { file: 'webpack/lib/a.js', text },
    ]),
  ).toMatchObject([{ files: ['webpack/lib/b.js', 'webpack/lib/a.js'] }]);
});
