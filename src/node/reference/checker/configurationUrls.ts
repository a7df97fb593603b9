import { entriesOf, type Expected } from '../registry';
import type { UrlOf } from '../typeListing';
import type { Reference } from '../types';

const TYPES = /^Webpack(?:Option|StatsOption|DevServerOption|Plugin)$/;

/** Where options and plugins are explained. Other things of webpack share some of their names: `module`. */
export function configurationUrls(
  reference: Reference,
  urlOf: (expected: Expected) => string | undefined,
): UrlOf {
  const expectedByName = new Map(
    entriesOf(reference)
      .filter(({ type }) => TYPES.test(type))
      .map(({ expected }) => [expected.name, expected]),
  );
  return (name) => {
    const expected = expectedByName.get(name);
    return expected && urlOf(expected);
  };
}
