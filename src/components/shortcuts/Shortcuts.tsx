import { useCallback, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { showNotice } from '../article/behaviours/announce';
import { useSingleKeys } from '../browser/useSingleKeys';
import type { ShortcutsDialogProps } from './ShortcutsDialog';

type LoadedDialog = { default: ComponentType<ShortcutsDialogProps> };
type ShortcutsProps = { className?: string | undefined; load?: () => Promise<LoadedDialog> };

const loadDialog = () => import('./ShortcutsDialog');

/** Opens the list of keys, which is loaded for it. `behaviours/shortcuts.ts` presses it for `?`. */
export function Shortcuts({ className, load = loadDialog }: ShortcutsProps) {
  const [loaded, setLoaded] = useState<LoadedDialog>();
  const hasKey = useSingleKeys();
  const close = useCallback(() => setLoaded(undefined), []);
  const open = () =>
    load().then(setLoaded, () => showNotice('The list of keys could not be loaded.'));

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKey ? '?' : undefined}
        data-shortcuts
        onClick={() => void open()}
      >
        Keyboard shortcuts
      </button>
      {loaded && createPortal(<loaded.default onClose={close} />, document.body)}
    </>
  );
}
