import { announce, showNotice } from './announce';

const SHOWN_MS = 2000;

type Copying = {
  /** The control that was used; it shows that the text was copied. */
  control: HTMLElement;
  /** Called if the clipboard cannot be used. Returns what the reader can do instead. */
  onFailure: () => string;
};

/** Some browsers allow it only while they handle the click, so a text that is still to come is promised. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('ClipboardItem' in window)) {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies a text, and tells the reader whether it worked. */
export async function copyText(
  text: string | Promise<string>,
  { control, onFailure }: Copying,
): Promise<void> {
  try {
    await write(text);
  } catch {
    showNotice(`Copying failed. ${onFailure()}`);
    return;
  }
  announce('Copied');
  control.dataset['copied'] = '';
  setTimeout(() => delete control.dataset['copied'], SHOWN_MS);
}
