import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployBlocks } from '../support/hosts/deployBlocks';

const PUBLIC = [
  'index.html',
  'guides/a page/index.html',
  'app-ffffffffffffffffffff.js',
  'content/guides/caching.ffffffff.js',
  'page-data/index/page-data.json',
  'sw.js',
];
const OLD = ['index.html', 'app-00000000000000000000.js', 'gone/index.html'];

let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
  for (const file of PUBLIC) write(`public/${file}`, 'new');
  for (const file of OLD) write(`target/${file}`, 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix('DEPLOY.md uploads hashed files first, documents last, and then removes what is old', () => {
  const [block = ''] = deployBlocks('Any other host', 'sh');
  const log =
    'cp() { echo "$1" >> log; command cp "$@"; }; rm() { echo "rm $1" >> log; command rm "$@"; }\n';
  const { status, stderr } = spawnSync('sh', ['-euc', log + block], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TARGET: path.join(folder, 'target') },
  });
  expect([status, stderr]).toEqual([0, '']);

  const order = readFileSync(path.join(folder, 'log'), 'utf8');
  const at = (text: string) => order.indexOf(text);
  expect(at('app-ffff')).toBeLessThan(at('sw.js'));
  expect(at('caching.ffffffff.js')).toBeLessThan(at('page-data.json'));
  expect(at('page-data.json')).toBeLessThan(at('index.html'));
  expect(at('a page/index.html')).toBeLessThan(at('rm '));

  const uploaded = readdirSync(path.join(folder, 'target'), { recursive: true, encoding: 'utf8' });
  const files = uploaded.filter((file) => /\.[a-z]+$/.test(file));
  expect(files.sort()).toEqual([...PUBLIC].sort());
  expect(readFileSync(path.join(folder, 'target/index.html'), 'utf8')).toBe('new');
  expect(existsSync(path.join(folder, 'hashed.txt'))).toBe(false);
});
