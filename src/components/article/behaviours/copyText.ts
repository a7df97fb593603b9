import { announce, showNotice } from './announce';

const SHOWN_MS = 2000;

type Copying = {
  /** The control that was used; it shows that the text was copied. */
  control: HTMLElement;
  /** Called if the clipboard cannot be used. Returns what the reader can do instead. */
  onFailure: () => string;
};

/** Copies a text, and tells the reader whether it worked. */
export async function copyText(text: string, { control, onFailure }: Copying): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showNotice(`Copying failed. ${onFailure()}`);
    return;
  }
  announce('Copied');
  control.dataset['copied'] = '';
  setTimeout(() => delete control.dataset['copied'], SHOWN_MS);
}
