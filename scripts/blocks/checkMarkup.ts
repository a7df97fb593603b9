import { transformSync, type Message } from 'esbuild';
import { fromHtml } from 'hast-util-from-html';
import { parseConfigFileTextToJson } from 'typescript';
import { parseDocument } from 'yaml';
import type * as SassModule from 'sass';
import { SaxesParser } from 'saxes';
import type { Block } from './readBlocks';
import type { Fault } from './issue';
import { load } from './installed';

export function checkJson({ line, text, meta }: Block): Fault[] {
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
  const faults = forms.map(jsonFault);
  const [first] = faults;
  if (faults.includes(undefined) || first === undefined) return [];
  return [{ line, message: first }];
}

function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Faults of syntax, in a style sheet or in declarations that stand alone. */
export function checkCss({ line, text, meta }: Block): Fault[] {
  const css = meta.fragment ? `a {${text}\n}` : text;
  const { warnings } = transformSync(css, { loader: 'css', logLevel: 'silent' });
  return warnings.map((warning: Message) => ({
    line: line + (warning.location?.line ?? 1),
    message: warning.text,
  }));
}

type Sass = typeof SassModule;
type SassFault = { sassMessage: string; span: { start: { line: number } } };

/** What is imported or used from other files is not there: only syntax counts. */
export function checkScss({ line, text }: Block): Fault[] {
  const sass = load('sass') as Sass;
  const nothing = {
    canonicalize: (url: string) => new URL(`nothing:${url}`),
    load: () => ({ contents: '', syntax: 'scss' as const }),
  };
  try {
    sass.compileString(text, { importers: [nothing], logger: sass.Logger.silent });
    return [];
  } catch (error) {
    const { sassMessage, span } = error as SassFault;
    if (/^Undefined|is not available|not defined/.test(sassMessage)) return [];
    return [{ line: line + span.start.line + 1, message: sassMessage }];
  }
}

/** What a part of a page cannot be blamed for, and templates are not. */
const ALLOWED = [/missing-doctype/i, /non-void-html-element-start-tag-with-trailing-solidus/i];

export function checkHtml({ line, text }: Block): Fault[] {
  const faults: Fault[] = [];
  const isWhole = /^\s*<(?:!doctype|html)/i.test(text);
  fromHtml(withoutTemplates(text), {
    fragment: !isWhole,
    onerror: ({ ruleId = '', line: at = 1, reason }) => {
      if (ALLOWED.some((allowed) => allowed.test(ruleId))) return;
      faults.push({ line: line + at, message: `${reason} (${ruleId})` });
    },
  });
  return faults;
}

/** `<%= title %>` as text of the same length. */
const withoutTemplates = (text: string) =>
  text.replace(/<%[\s\S]*?%>/g, (found) => found.replace(/[^\n]/g, 'x'));

export function checkXml({ line, text, meta }: Block): Fault[] {
  const faults: Fault[] = [];
  const parser = new SaxesParser({ fragment: meta.fragment });
  parser.on('error', ({ message }) => faults.push({ line: line + parser.line, message }));
  parser.write(text).close();
  return faults;
}

export function checkYaml({ line, text }: Block): Fault[] {
  const isFrontmatter = text.startsWith('---\n');
  const { errors } = parseDocument(isFrontmatter ? text.replace(/\n---\s*$/, '\n') : text);
  return errors.map(({ message, linePos }) => ({
    line: line + (linePos?.[0].line ?? 1),
    message: message.split('\n')[0] ?? message,
  }));
}
