import ts from 'typescript';
import type { ModuleVariable } from '../types';
import type { Parser } from './build';
import { documentation, membersOf, onOneLine, type Declarations } from './declarations';

/** Names that are JavaScript's own, or that only webpack's own code uses. */
const NOT_OURS =
  /^(arguments|this|undefined|eval|URL|Worker|SharedWorker|process|Object\.|navigator\.|__webpack_module__|__webpack_global__|import\.meta$)/;
const READ = ['expression', 'typeof', 'evaluateIdentifier'];
const CALLED = ['call'];

/** What a module may refer to because webpack replaces it, with the types of `module.d.ts`. */
export function readModuleVariables(parser: Parser, declared: Declarations): ModuleVariable[] {
  const namesOf = (hooks: readonly string[]) =>
    hooks.flatMap((hook) => [...(parser.hooks[hook]?._map?.keys() ?? [])].filter(isName));
  const called = new Set(namesOf(CALLED));
  const typed = new Map(declaredVariables(declared).map((each) => [each.name, each]));
  const names = new Set([...namesOf(READ), ...called, ...typed.keys()]);
  return [...names]
    .filter((name) => !NOT_OURS.test(name))
    .sort()
    .map((name) => ({
      name,
      type: typed.get(name)?.type ?? '',
      description: typed.get(name)?.description ?? '',
      isMethod: called.has(name),
    }));
}

const isName = (key: unknown): key is string => typeof key === 'string';

type Declared = { name: string; type: string; description: string };

/** `declare const __webpack_hash__: string`, and what is added to `module`, `require`, `import.meta`. */
function declaredVariables(declared: Declarations): Declared[] {
  const globals = declared.source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map((each) => ({
      name: each.name.getText(),
      type: onOneLine(each.type?.getText()),
      description: documentation(statement).description,
    })),
  );
  const of = (prefix: string, declaration: ts.Declaration | undefined) =>
    membersOf(declaration, declared).map(({ name, text, description }) => ({
      name: `${prefix}.${name}`,
      type: text,
      description,
    }));
  return [
    ...globals,
    ...of('import.meta', declared.find('ImportMeta')),
    ...of('module', inNodeNamespace(declared, 'Module')),
    ...of('require', inNodeNamespace(declared, 'Require')),
  ];
}

function inNodeNamespace(
  { source }: Declarations,
  name: string,
): ts.InterfaceDeclaration | undefined {
  return source.statements
    .filter(ts.isModuleDeclaration)
    .filter((each) => each.name.text === 'NodeJS')
    .flatMap(({ body }) => (body && ts.isModuleBlock(body) ? [...body.statements] : []))
    .filter(ts.isInterfaceDeclaration)
    .find((each) => each.name.text === name);
}
