import { transformSync, type Message } from 'esbuild';
import { fromHtml } from 'hast-util-from-html';
import { parseConfigFileTextToJson } from 'typescript';
import { parseDocument } from 'yaml';
import type * as SassModule from 'sass';
import { SaxesParser } from 'saxes';
import type { Block } from './readBlocks';
import type { LineIssue } from '../steps/lineIssue';
import { load } from './installed';

export function checkJson({ line, text, meta }: Block): LineIssue[] {
  const isWithComments = /(?:^|\/)(?:tsconfig|jsconfig)[^/]*\.json$/.test(meta.title ?? '');
  if (isWithComments) {
    const { error } = parseConfigFileTextToJson('tsconfig.json', text);
    const said = error?.messageText;
    return said === undefined
      ? []
      : [{ line, message: typeof said === 'string' ? said : said.messageText }];
  }
  const forms = meta.fragment
    ? [text, `{${text}}`, `{${text.replace(/,\s*$/, '')}}`, `[${text}]`]
    : [text];
  const issues = forms.map(jsonError);
  const [first] = issues;
  if (issues.includes(undefined) || first === undefined) return [];
  return [{ line, message: first }];
}

function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Syntax errors in a style sheet, or in declarations without a rule around them. */
export function checkCss({ line, text, meta }: Block): LineIssue[] {
  const css = meta.fragment ? `a {${text}\n}` : text;
  const { warnings } = transformSync(css, { loader: 'css', logLevel: 'silent' });
  return warnings.map((warning: Message) => ({
    line: line + (warning.location?.line ?? 1),
    message: warning.text,
  }));
}

type Sass = typeof SassModule;
type SassError = { sassMessage: string; span: { start: { line: number } } };

/** The other files that it imports are missing here, so only its syntax is checked. */
export function checkScss({ line, text }: Block): LineIssue[] {
  const sass = load('sass') as Sass;
  const nothing = {
    canonicalize: (url: string) => new URL(`nothing:${url}`),
    load: () => ({ contents: '', syntax: 'scss' as const }),
  };
  try {
    sass.compileString(text, { importers: [nothing], logger: sass.Logger.silent });
    return [];
  } catch (error) {
    const { sassMessage, span } = error as SassError;
    if (/^Undefined|is not available|not defined/.test(sassMessage)) return [];
    return [{ line: line + span.start.line + 1, message: sassMessage }];
  }
}

/** What a fragment of a document, or a template, may lack. */
const ALLOWED = [/missing-doctype/i, /non-void-html-element-start-tag-with-trailing-solidus/i];

export function checkHtml({ line, text }: Block): LineIssue[] {
  const issues: LineIssue[] = [];
  const isWhole = /^\s*<(?:!doctype|html)/i.test(text);
  fromHtml(withoutTemplates(text), {
    fragment: !isWhole,
    onerror: ({ ruleId = '', line: at = 1, reason }) => {
      if (ALLOWED.some((allowed) => allowed.test(ruleId))) return;
      issues.push({ line: line + at, message: `${reason} (${ruleId})` });
    },
  });
  return issues;
}

/** `<%= title %>` as text of the same length. */
const withoutTemplates = (text: string) =>
  text.replace(/<%[\s\S]*?%>/g, (found) => found.replace(/[^\n]/g, 'x'));

export function checkXml({ line, text, meta }: Block): LineIssue[] {
  const issues: LineIssue[] = [];
  const parser = new SaxesParser({ fragment: meta.fragment });
  parser.on('error', ({ message }) => issues.push({ line: line + parser.line, message }));
  parser.write(text).close();
  return issues;
}

export function checkYaml({ line, text }: Block): LineIssue[] {
  const isFrontmatter = text.startsWith('---\n');
  const { errors } = parseDocument(isFrontmatter ? text.replace(/\n---\s*$/, '\n') : text);
  return errors.map(({ message, linePos }) => ({
    line: line + (linePos?.[0].line ?? 1),
    message: message.split('\n')[0] ?? message,
  }));
}
