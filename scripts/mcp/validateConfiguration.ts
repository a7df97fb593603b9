import { didYouMean, suggestion } from '../../src/node/content/suggestion';
import { isObject } from '../../src/site/isObject';
import type { ReferenceLists } from '../../src/endpoints/reference/shapes';
import { devServerIssues, webpackIssues } from '../blocks/configIssues';
import { nearestOption, optionsBelow } from './optionAt';
import { readConfiguration } from './readConfiguration';

type Option = Pick<ReferenceLists['options'][number], 'name' | 'url'>;

/** What webpack says of a configuration, and where the options that it names are explained. */
export function validateConfiguration(code: string, options: readonly Option[]): string {
  const value = readConfiguration(code);
  const configs = (Array.isArray(value) ? value : [value]).filter(isObject);
  const messages = [...webpackIssues(value), ...configs.flatMap(devServerIssues)];
  if (messages.length === 0) return 'webpack accepts this configuration.';
  return [
    ...messages,
    'Where the options are explained:',
    ...placesIn(messages.join('\n')).map((place) => placeText(place, options)),
  ].join('\n\n');
}

type Place = { path: string; unknown: string | undefined };

const PLACE =
  /^ *[-*] (?:configuration(?:\[\d+\])?\.?)?([\w.$[\]-]*?):? (?:has an unknown property '(.+?)'|should|The provided|misses)/gm;

/** The paths that a message of webpack names, each once. */
function placesIn(message: string): Place[] {
  const places = [...message.matchAll(PLACE)].map(([, path = '', unknown]) => ({ path, unknown }));
  const byText = new Map(places.map((place) => [`${place.path} ${place.unknown ?? ''}`, place]));
  // A part says more than what it belongs to.
  return [...byText.values()].filter(
    ({ path, unknown }) =>
      unknown !== undefined ||
      !places.some(
        (other) => other.path.startsWith(`${path}.`) || other.path.startsWith(`${path}[`),
      ),
  );
}

/** With a link to the option that is meant, or to the nearest one that exists. */
function placeText({ path, unknown }: Place, options: readonly Option[]): string {
  const near = nearestOption(path, options);
  if (unknown === undefined) return [path || 'the configuration', near?.url].join(' ').trim();
  const siblings = optionsBelow(path, options);
  const meant = suggestion(unknown, siblings.keys());
  const whole = [path, unknown].filter(Boolean).join('.');
  return `${whole}${didYouMean(meant)} ${siblings.get(meant ?? '')?.url ?? near?.url ?? ''}`.trim();
}
