import { announce, showNotice } from './announce';

const SHOWN_FOR = 2000;

type Copying = {
  /** The control that was used, which shows that it worked. */
  control: HTMLElement;
  /** Called where there is no clipboard, or none that may be used. Says what to do instead. */
  onFailure: () => string;
};

/** Copies a text, and says whether it worked. */
export async function copyText(text: string, { control, onFailure }: Copying): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showNotice(`Copying failed. ${onFailure()}`);
    return;
  }
  announce('Copied');
  control.dataset['copied'] = '';
  setTimeout(() => delete control.dataset['copied'], SHOWN_FOR);
}
