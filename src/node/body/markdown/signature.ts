import type { BlockContent, PhrasingContent } from 'mdast';
import { TARGETS } from '../../../site/buildKinds';
import { defaultLines, defaultsByNode } from '../../../components/mdx/defaultLines';
import { addedText } from '../../../components/mdx/addedText';
import type {
  Call,
  ClassListing,
  ClassSignature,
  HookSignature,
  ListedMember,
  MemberSignature,
  OptionSignature,
  ShownDefault,
  Signature,
} from '../../../components/mdx/signature';
import { code, item, joined, linkTo, list, paragraph, table, text } from './nodes';

/** What is said of a name, by what it says; a name that can be called in several ways has several. */
type Row = Readonly<Record<string, PhrasingContent[]>>;

/** Type, arguments, default and status of what a heading names, as a table. */
export function signatureNodes(signature: Signature): BlockContent[] {
  const [first = {}, ...others] = rowsOf(signature);
  const rows = [{ ...first, ...statusOf(signature) }, ...others];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const listing = signature.of === 'class' ? signature.listing : undefined;
  return [
    ...(names.length > 0
      ? [
          table([
            names.map((name) => [text(name)]),
            ...rows.map((row) => names.map((name) => row[name] ?? [])),
          ]),
        ]
      : []),
    ...(listing ? listingNodes(listing) : []),
  ];
}

function rowsOf(signature: Signature): Row[] {
  switch (signature.of) {
    case 'option':
      return [optionRow(signature)];
    case 'hook':
      return [hookRow(signature)];
    case 'member':
      return memberRows(signature);
    case 'class':
      return [classRow(signature)];
  }
}

const optionRow = ({ type, required, defaults }: OptionSignature): Row => ({
  Type: [code(type), ...(required ? [text(' required')] : [])],
  ...(defaults.length > 0 && { Default: defaultsText(defaults) }),
});

function defaultsText(defaults: readonly ShownDefault[]): PhrasingContent[] {
  const { newer, older, before } = defaultsByNode(defaults);
  if (before === undefined) return linesText(newer);
  const onOlder = [text(`on Node.js before ${before}: `), ...linesText(older)];
  return joined([linesText(newer), onOlder], '; ');
}

const linesText = (defaults: readonly ShownDefault[]): PhrasingContent[] =>
  joined(
    defaultLines(defaults, TARGETS.length).map(({ value, when }) => [
      code(value),
      ...(when === '' ? [] : [text(` ${when}`)]),
    ]),
    ', ',
  );

const hookRow = ({ kind, arguments: taken, returns }: HookSignature): Row => ({
  Kind: [code(kind)],
  ...argumentsIn(taken),
  ...(returns !== null && { Returns: [code(returns)] }),
});

const argumentsIn = (taken: Call['parameters']): Row =>
  taken.length === 0
    ? {}
    : {
        Arguments: joined(
          taken.map(({ name, type }) => [code(type === 'any' ? name : `${name}: ${type}`)]),
          ', ',
        ),
      };

function memberRows({ type, optional, isStatic, calls }: MemberSignature): Row[] {
  const [first = {}, ...others] = calls.map(callRow);
  return [
    {
      ...first,
      ...(type !== '' && { Type: [code(type), ...(optional ? [text(' optional')] : [])] }),
      ...(isStatic && { Static: [text('on the class, not on its instances')] }),
    },
    ...others,
  ];
}

const callRow = ({ generics, parameters, returns }: Call): Row => ({
  ...(generics !== '' && { Generics: [code(generics)] }),
  ...argumentsIn(parameters),
  ...(returns !== '' && { Returns: [code(returns)] }),
});

const classRow = ({ declaration, parents, type, path, listing }: ClassSignature): Row => ({
  Declared: [code(parents === '' ? declaration : `${declaration} extends ${parents}`)],
  ...(type !== '' && { Type: [code(type)] }),
  Exported: [path === null ? text('no') : code(path)],
  ...(listing &&
    listing.page !== null && {
      Explained: [linkTo(listing.page, text(listing.page.replace(/#.*$/, '')))],
    }),
});

function statusOf({ deprecated, experimental, added }: Signature): Row {
  const words = [
    ...(deprecated ? ['deprecated'] : []),
    ...(experimental ? ['experimental'] : []),
    ...(added === null ? [] : [addedText(added)]),
  ];
  return words.length > 0 ? { Status: [text(words.join(', '))] } : {};
}

const listingNodes = ({ description, members, uses }: ClassListing): BlockContent[] => [
  ...(description === '' ? [] : [paragraph(text(description))]),
  ...(members.length > 0 ? [paragraph(text('Members:')), list(members.map(memberItem))] : []),
  ...(uses.length > 0
    ? [
        paragraph(
          text('Used by: '),
          ...joined(
            uses.map(({ name, url }) => [linkTo(url, code(name))]),
            ', ',
          ),
        ),
      ]
    : []),
];

function memberItem({ name, url, type, deprecated, isInternal }: ListedMember) {
  const shown = code(name + type);
  const notes = [...(deprecated ? ['deprecated'] : []), ...(isInternal ? ['internal'] : [])];
  return item([
    url === null ? shown : linkTo(url, shown),
    ...notes.map((note) => text(` ${note}`)),
  ]);
}
