import { announce } from './announce';

const SHOWN_FOR = 2000;

/** Copies a text, and says so on the control that was used and to screen readers. */
export async function copyText(text: string, control: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce('Copied');
    control.dataset['copied'] = '';
    setTimeout(() => delete control.dataset['copied'], SHOWN_FOR);
  } catch {
    announce('Copying failed: select the text and copy it by hand');
  }
}
