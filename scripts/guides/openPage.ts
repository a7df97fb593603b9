import {
  type AbortablePromise,
  type FetchOptions,
  JSDOM,
  ResourceLoader,
  VirtualConsole,
} from 'jsdom';
import { waitUntil } from './processes';

export type OpenedPage = {
  text: () => string;
  logged: () => string;
  /** Clicks the button or link with this text; false if there is none. */
  click: (name: string) => boolean;
  close: () => void;
};

/** Loads only what is on this machine. */
class LocalResources extends ResourceLoader {
  override fetch(url: string, options: FetchOptions): AbortablePromise<Buffer> | null {
    const isLocal = /^(?:file|data):|^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url);
    return isLocal ? super.fetch(url, options) : null;
  }
}

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const LOAD_TIMEOUT_MS = 20_000;

/** Opens a file, or an address of a server, and lets its scripts run. */
export async function openPage(place: string): Promise<OpenedPage> {
  const logged: string[] = [];
  const virtualConsole = new VirtualConsole();
  for (const level of LEVELS) {
    virtualConsole.on(level, (...values: unknown[]) => logged.push(values.map(String).join(' ')));
  }
  virtualConsole.on('jsdomError', (error) => logged.push(error.message));

  const options = {
    runScripts: 'dangerously',
    resources: new LocalResources(),
    pretendToBeVisual: true,
    virtualConsole,
  } as const;
  const isAddress = /^https?:/.test(place);
  const page = await (isAddress ? JSDOM.fromURL(place, options) : JSDOM.fromFile(place, options));
  const { window } = page;
  await waitUntil(() => window.document.readyState === 'complete', LOAD_TIMEOUT_MS);

  return {
    text: () => shownText(window.document.documentElement),
    logged: () => logged.join('\n'),
    click(name) {
      const controls = [
        ...window.document.querySelectorAll<HTMLElement>('button, a, input, summary'),
      ];
      const control = controls.find(({ textContent }) => textContent.trim() === name);
      control?.click();
      return control !== undefined;
    },
    close: () => window.close(),
  };
}

const HIDDEN = 'script, style, template, noscript';
const INLINE =
  'a, abbr, b, bdi, code, em, i, kbd, mark, output, small, span, strong, sub, sup, time';

/** The text of a page, with spaces between its blocks. */
function shownText(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  copy.querySelectorAll(HIDDEN).forEach((element) => element.remove());
  for (const block of copy.querySelectorAll(`:not(${INLINE})`)) {
    block.before(' ');
    block.after(' ');
  }
  return withSingleSpaces(copy.textContent);
}

export const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
