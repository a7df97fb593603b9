import { withStartScript } from '../../../../src/node/bundle/startScript';

const BY_GATSBY = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

test('a document loads one script, which knows the scripts of the app in their order', () => {
  const scripts = withStartScript(BY_GATSBY, '/start-1.js');
  expect(scripts.match(/<script src=.*/g)).toEqual([
    `<script src="/start-1.js" data-app="[&quot;/runtime-1.js&quot;,&quot;/app-1.js&quot;]" async></script>`,
  ]);
});

test('a document keeps the name of its release, and has no list of chunks that nothing reads', () => {
  const scripts = withStartScript(BY_GATSBY, '/start-1.js');
  expect(scripts).toContain('window.___webpackCompilationHash="1"');
  expect(scripts).not.toContain('___chunkMapping');
});
