import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { headersFor, parseHeaderRules } from '../../scripts/server/headerRules';
import { builtUrls, readBuilt } from '../support/builtSite';
import { type InlineCode, readInlineCode } from '../support/inlineCode';

const rules = parseHeaderRules(readBuilt('/_headers'));

/** The policy's directives by their name. */
function policyOf(url: string): ReadonlyMap<string, string[]> {
  const policy = headersFor(rules, url)['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const code = new Map(builtUrls().map((url) => [url, readInlineCode(readBuilt(url))] as const));

/** What the documents have of something that the policy of their address does not let through. */
function refused(directive: string, found: (code: InlineCode) => string[]): string[] {
  return [...code].flatMap(([url, inline]) => {
    const allowed = policyOf(url).get(directive) ?? [];
    return found(inline)
      .filter((each) => !allowed.includes(each))
      .map((each) => `${url}: ${each}`);
  });
}

test('no page may run a script that does not come with the site', () => {
  const values = [...policyOf('/guides/').values()].flat();
  expect(values).not.toContain("'unsafe-inline'");
  expect(values).not.toContain("'unsafe-eval'");
  expect(values).not.toContain('*');
});

test('the policy lets every script through that stands in a document', () => {
  expect(refused('script-src', ({ scripts }) => scripts.map(hashOf))).toEqual([]);
});

test('the policy lets every style through that stands in a document', () => {
  expect(refused('style-src-attr', ({ styles }) => styles.map(hashOf))).toEqual([]);
});

test('the policy lets every picture of another host through', () => {
  const origins = ({ pictures }: InlineCode) =>
    pictures.filter((address) => /^https?:/.test(address)).map((url) => new URL(url).origin);
  expect(refused('img-src', origins)).toEqual([]);
});

test('no document has a style element, or a script in an attribute or an address', () => {
  const found = [...code].flatMap(([url, { others }]) => others.map((each) => `${url}: ${each}`));
  expect(found).toEqual([]);
});

test('one policy serves every page, and stays short', () => {
  const policies = new Set(builtUrls().map((url) => [...policyOf(url)].join()));
  expect(policies.size).toBe(1);
  expect(headersFor(rules, '/')['content-security-policy']!.length).toBeLessThan(4096);
});

const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bgithub_pat_\w{20,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{10,}/,
  /OPEN_COLLECTIVE_(?:TOKEN|ENDPOINT|SOURCE)/,
];

test('no file of the site holds a secret, or names the variable that holds one', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(?:html|js|json|css|xml|txt|map)$/.test(file) &&
      statSync(path.join('public', file)).isFile(),
  );
  const leaks = files.filter((file) => {
    const text = readFileSync(path.join('public', file), 'utf8');
    return SECRETS.some((secret) => secret.test(text));
  });
  expect(leaks).toEqual([]);
});
