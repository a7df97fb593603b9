import ts from 'typescript';
import { lettersIn } from '../../../../site/messages';
import { scopesAround, textOf, tidy } from './messageText';

/** A message that a file of a package can print. */
export type FoundMessage = {
  /** The class of the error; null if it only warns in the terminal or the console. */
  class: string | null;
  text: string;
  severity: 'error' | 'warning' | 'deprecation';
  /** `DEP_WEBPACK_MODULE_ID` */
  code: string | null;
};

const MIN_LETTERS = 8;
const ERROR_CLASS = /(Error|Warning)$/;
const LOGGED = /^(warn|error)$/;
const HAS_CODE = /\bError\(|\.message = |\breturn ["']/;

/** Every message in the source of a file, also in code that it writes into bundles. */
export function messagesIn(source: string, file = 'file.js'): FoundMessage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found: FoundMessage[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...messagesOf(node));
    if (isText(node)) found.push(...inWrittenCode(textOf(node)));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter(({ text }) => lettersIn(text) >= MIN_LETTERS);
}

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Code that ends up in bundles is text here: `'throw new Error("Container missing");'`. */
const inWrittenCode = (text: string): FoundMessage[] =>
  HAS_CODE.test(text) ? messagesIn(text.replaceAll('…', ' hole ')) : [];

function messagesOf(node: ts.Node): FoundMessage[] {
  if (ts.isNewExpression(node)) return created(node);
  if (ts.isCallExpression(node)) return called(node);
  if (ts.isBinaryExpression(node)) return assigned(node);
  return ts.isReturnStatement(node) ? returned(node) : [];
}

/** `new WebpackError('…')` */
function created({ expression, arguments: given, parent }: ts.NewExpression): FoundMessage[] {
  if (!ts.isIdentifier(expression) || !ERROR_CLASS.test(expression.text)) return [];
  return [message(expression.text, given?.[0], isWarning(parent, expression.text))];
}

/** `super('…')` of an error, `logger.warn('…')`, `util.deprecate(call, '…', 'CODE')` */
function called(node: ts.CallExpression): FoundMessage[] {
  const { expression, arguments: given } = node;
  if (expression.kind === ts.SyntaxKind.SuperKeyword) {
    const name = errorClassAround(node);
    return name === undefined ? [] : [message(name, given[0], ERROR_CLASS.exec(name)?.[1])];
  }
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
  if (name === 'deprecate') return deprecated(given);
  if (name !== undefined && LOGGED.test(name)) return [message(null, given[0], name)];
  return expression.getText() === 'log' ? logged(given) : [];
}

/** `log('warning', '[HMR] …')` */
const logged = ([level, text]: ts.NodeArray<ts.Expression>) =>
  /warning|error/.test(level ? textOf(level) : '') ? [message(null, text, textOf(level))] : [];

const deprecated = ([, text, code]: ts.NodeArray<ts.Expression>): FoundMessage[] =>
  text
    ? [{ ...message(null, text), severity: 'deprecation', code: code ? textOf(code) : null }]
    : [];

/** `this.message = '…'` */
function assigned(node: ts.BinaryExpression): FoundMessage[] {
  const isAssignment = node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (!isAssignment || !ts.isPropertyAccessExpression(node.left)) return [];
  if (node.left.name.text !== 'message') return [];
  const name = errorClassAround(node) ?? 'Error';
  return [message(name, node.right, ERROR_CLASS.exec(name)?.[1])];
}

/** Functions in bundles return sentences that others throw. */
function returned({ expression, parent }: ts.ReturnStatement): FoundMessage[] {
  const isWritten = ts.isSourceFile(parent) || ts.isSourceFile(parent.parent);
  if (!expression || !isWritten) return [];
  const text = textOf(expression);
  return / .* /.test(text) ? [message(null, expression, 'error')] : [];
}

function message(name: string | null, text: ts.Node | undefined, severity = ''): FoundMessage {
  return {
    class: name,
    text: tidy(textOf(text)),
    severity: /warn/i.test(severity) ? 'warning' : 'error',
    code: null,
  };
}

function errorClassAround(node: ts.Node): string | undefined {
  const declared = scopesAround(node).find(ts.isClassDeclaration);
  const isError = declared?.heritageClauses?.some(({ types }) =>
    types.some(({ expression }) => ERROR_CLASS.test(expression.getText())),
  );
  return isError ? declared?.name?.text : undefined;
}

/** Whether an error is added to the warnings of a compilation or a module. */
function isWarning(node: ts.Node, name: string): string {
  if (name.endsWith('Warning')) return 'warning';
  const scopes = [node, ...scopesAround(node)];
  const calls = scopes.slice(0, scopes.findIndex(ts.isStatement)).filter(ts.isCallExpression);
  const isAdded = calls.some(({ expression }) => /[wW]arnings?\b/.test(expression.getText()));
  return isAdded ? 'warning' : 'error';
}
