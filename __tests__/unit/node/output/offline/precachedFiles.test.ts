import { precachedFiles } from '../../../../../src/node/output/offline/precachedFiles';

test("the list of the plugin's worker is read from its script", () => {
  const script =
    'self.__precacheManifest = [\n{"url": "app-1.js"},\n{"url": "/a/index.html", "revision": "1"}\n].concat(self.__precacheManifest || []);';
  expect(precachedFiles(script)).toEqual(['/app-1.js', '/a/index.html']);
});

test('a worker without a list is a fault', () => {
  expect(() => precachedFiles('self.x = 1')).toThrow('without a list of files');
});
