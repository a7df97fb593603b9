import { sitePolicy } from '../../../../src/node/security/policy';

const SEARCH_LOGO = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );

test('scripts are let through by their hash, and none other', () => {
  const policy = directives(sitePolicy({ scripts: ['alert(1)'], styles: [] }, []));
  expect(policy.get('script-src')).toEqual(["'self'", ALERT]);
});

test('styles of elements need their hash, and no style element is let through but that of the search', () => {
  const policy = directives(sitePolicy({ scripts: [], styles: ['alert(1)'] }, []));
  expect(policy.get('style-src')).toEqual(["'self'", SEARCH_LOGO]);
  expect(policy.get('style-src-attr')).toEqual(["'unsafe-hashes'", ALERT]);
});

test('other hosts are let through for what they are used for', () => {
  const hosts = [{ connect: ['https://api.example'] }, { img: ['https://pictures.example'] }];
  const policy = directives(sitePolicy({ scripts: [], styles: [] }, hosts));
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://api.example',
    'https://pictures.example',
  ]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://pictures.example']);
  expect(policy.get('script-src')).toEqual(["'self'"]);
});

test('nothing shows the site in a frame, changes its base, or runs a plugin', () => {
  const policy = directives(sitePolicy({ scripts: [], styles: [] }, []));
  for (const name of ['frame-ancestors', 'base-uri', 'object-src']) {
    expect(policy.get(name)).toEqual(["'none'"]);
  }
});

test('the offline worker may fetch what pages show', () => {
  const policy = directives(
    sitePolicy({ scripts: [], styles: [] }, [{ img: ['https://pictures.example'] }]),
  );
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://pictures.example']);
});
