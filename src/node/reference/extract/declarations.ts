import ts from 'typescript';

/** Something that a type declaration names. */
export type Member = {
  name: string;
  type: ts.TypeNode | undefined;
  text: string;
  optional: boolean;
  description: string;
  added: string | null;
  deprecated: boolean;
};

export type Declarations = {
  source: ts.SourceFile;
  /** Classes, interfaces and type aliases by name. */
  find: (name: string) => ts.Declaration | undefined;
  /** All names that begin with this. */
  names: () => string[];
};

/** Finds what a `.d.ts` file declares on its top level. */
export function declarationsOf(text: string): Declarations {
  const source = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, ts.Declaration>();
  for (const statement of source.statements) {
    if (
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      const name = statement.name?.text;
      if (name !== undefined && !found.has(name)) found.set(name, statement);
    }
  }
  return { source, find: (name) => found.get(name), names: () => [...found.keys()] };
}

type Members = ts.NodeArray<ts.ClassElement> | ts.NodeArray<ts.TypeElement>;

/** The members of a class, an interface or an object type, named or written in place. */
export function membersOf(
  declared: ts.Declaration | ts.TypeNode | undefined,
  declarations: Declarations,
): Member[] {
  if (!declared) return [];
  if (ts.isClassLike(declared)) return described(declared.members);
  if (ts.isInterfaceDeclaration(declared)) {
    const inherited = (declared.heritageClauses ?? [])
      .flatMap(({ types }) => [...types])
      .flatMap(({ expression }) =>
        membersOf(declarations.find(expression.getText()), declarations),
      );
    return [...inherited, ...described(declared.members)];
  }
  if (ts.isTypeAliasDeclaration(declared)) return membersOf(declared.type, declarations);
  if (ts.isTypeLiteralNode(declared)) return described(declared.members);
  if (ts.isParenthesizedTypeNode(declared)) return membersOf(declared.type, declarations);
  if (ts.isIntersectionTypeNode(declared) || ts.isUnionTypeNode(declared)) {
    return declared.types.flatMap((type) => membersOf(type, declarations));
  }
  if (ts.isTypeReferenceNode(declared)) {
    const name = declared.typeName.getText();
    return name === 'Readonly' || name === 'Partial'
      ? membersOf(declared.typeArguments?.[0], declarations)
      : membersOf(declarations.find(name), declarations);
  }
  return [];
}

const described = (members: Members): Member[] =>
  members.flatMap((member) => {
    if (!member.name || !ts.isIdentifier(member.name)) {
      if (!member.name || !ts.isStringLiteral(member.name)) return [];
    }
    const name = member.name.text;
    const type = 'type' in member ? (member.type as ts.TypeNode | undefined) : undefined;
    return [
      {
        name,
        type,
        text: ts.isMethodSignature(member) ? signatureText(member) : onOneLine(type?.getText()),
        optional: 'questionToken' in member && member.questionToken !== undefined,
        ...documentation(member),
      },
    ];
  });

const signatureText = ({ parameters, type }: ts.MethodSignature) =>
  onOneLine(
    `(${parameters.map((each) => each.getText()).join(', ')}) => ${type?.getText() ?? 'any'}`,
  );

/** What the comment above a declaration says. */
export function documentation(node: ts.Node) {
  const tags = ts.getJSDocTags(node);
  const since = tags.find(({ tagName }) => tagName.text === 'since');
  const comment = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join(' ');
  return {
    description: onOneLine(comment),
    added: since ? (ts.getTextOfJSDocComment(since.comment) ?? null) : null,
    deprecated: ts.getJSDocDeprecatedTag(node) !== undefined,
  };
}

/** A type as it is declared, without its line breaks. */
export const onOneLine = (text: string | undefined) =>
  (text ?? '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([([<{]) (?=\S)/g, (_, open: string) => (open === '{' ? '{ ' : open))
    .replace(/,? ([)\]>])/g, '$1')
    .replace(/^\| /, '')
    .trim();
