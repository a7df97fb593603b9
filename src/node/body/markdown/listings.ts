import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { flagName, type FlagGroup, type ListedFlag } from '../../../components/mdx/Flags';
import { entryText, type OutlineEntry } from '../../../components/mdx/outline';
import { NO_CHANGES, type ChangeGroup, type ListedChange } from '../../../components/mdx/Releases';
import { code, item, joined, linkTo, list, paragraph, strong, text } from './nodes';

/** All options of webpack, with the options that belong to each below it. */
export const optionItems = (entries: readonly OutlineEntry[]): ListItem[] =>
  entries.map((entry) =>
    item(
      [linkTo(entry.url, code(entry.name)), text(' '), code(entryText(entry))],
      optionItems(entry.parts),
    ),
  );

/** All flags, below the option that they set. */
export const flagItems = (groups: readonly FlagGroup[]): ListItem[] =>
  groups.map(({ option, flags }) => item([code(option)], flags.map(flagItem)));

const flagItem = (flag: ListedFlag): ListItem =>
  item([
    linkTo(flag.url, code(flagName(flag))),
    text(' '),
    code(flag.type),
    ...(flag.reset === null ? [] : [text(', '), code(flag.reset)]),
  ]);

/** What a release brought, by kind. */
export const changeNodes = (groups: readonly ChangeGroup[]): BlockContent[] =>
  groups.length === 0
    ? [paragraph(text(NO_CHANGES))]
    : groups.flatMap(({ title, items }) => [
        paragraph(strong(text(title))),
        list(items.map((change) => item(changeText(change)))),
      ]);

function changeText({ name, url, details }: ListedChange): PhrasingContent[] {
  const said = details.map(({ text: words, codes }) => [
    text(codes.length > 0 ? `${words} ` : words),
    ...joined(
      codes.map((each) => [code(each)]),
      ', ',
    ),
  ]);
  return [
    url === null ? code(name) : linkTo(url, code(name)),
    ...(said.length > 0 ? [text(': '), ...joined(said, ', ')] : []),
  ];
}
