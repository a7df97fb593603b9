import { urlOfOption } from '../flagGroups';
import { classOfMember, listedAt, pageOfPlugin } from '../places';
import { entriesOf, type Sought } from '../registry';
import type { Reference } from '../types';

type UrlOfSought = (sought: Sought) => string | undefined;

/**
 * Where the documentation explains what a release changed, by its name in a snapshot; undefined if
 * the documented release no longer has it, or if no page explains it.
 */
export function thingLinks(reference: Reference, urlOf: UrlOfSought) {
  const sought = new Map(
    entriesOf(reference).flatMap(({ news }) => news.map((each) => [each.name, each.sought])),
  );
  const optionOfFlag = new Map(reference.flags.map(({ name, option }) => [name, option]));
  const urlOfPath = (path: string) =>
    urlOfOption(path, (each) => {
      const found = sought.get(`option ${each}`);
      return found && urlOf(found);
    });

  return (name: string): string | undefined => {
    const found = sought.get(name);
    if (!found) return undefined;
    const url = urlOf(found);
    if (url !== undefined) return url;
    if (name.startsWith('option ')) return urlOfPath(found.name);
    if (name.startsWith('flag ')) return urlOfPath(optionOfFlag.get(found.name) ?? '');
    if (name.startsWith('member ')) return listedAt(classOfMember(found.name));
    if (!name.startsWith('plugin option ')) return undefined;
    const plugin = found.name.split('.')[0] ?? '';
    return urlOf({ name: plugin, pages: [pageOfPlugin(plugin)], spellings: [plugin] });
  };
}
