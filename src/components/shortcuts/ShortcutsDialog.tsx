import { Fragment, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { chooseSingleKeys } from '../browser/singleKeys';
import { useSingleKeys } from '../browser/useSingleKeys';
import { Close } from '../ui/icons';
import { COMMAND, SHORTCUT_GROUPS, withoutSingleKeys, type Shortcut } from './shortcuts';
import * as styles from './ShortcutsDialog.module.css';

export type ShortcutsDialogProps = { onClose: () => void };

const isMac = () => /^(?:Mac|iP)/.test(navigator.platform);

/** The list of the keys that the site knows. */
export default function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasSingleKeys = useSingleKeys();
  useLayoutEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={id}
      onClose={onClose}
      // React does not know it yet: a press next to the dialog closes it.
      {...{ closedby: 'any' }}
    >
      <div className={styles.top}>
        <h2 id={id}>Keyboard shortcuts</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Close />
        </button>
      </div>
      {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {(hasSingleKeys ? shortcuts : withoutSingleKeys(shortcuts)).map((shortcut) => (
              <Row key={shortcut.does} {...shortcut} />
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={({ target }) => chooseSingleKeys(target.checked)}
        />
        <span>Use single-key shortcuts</span>
      </label>
    </dialog>
  );
}

const Row = ({ does, presses }: Shortcut) => (
  <div>
    <dt>{does}</dt>
    <dd>
      {presses.map((press, index) => (
        <Fragment key={press.join('+')}>
          {index > 0 && ' or '}
          <Keys press={press} />
        </Fragment>
      ))}
    </dd>
  </div>
);

const Keys = ({ press }: { press: readonly string[] }) => (
  <kbd>
    {press.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && ' '}
        <kbd>{key === COMMAND ? commandKey() : key}</kbd>
      </Fragment>
    ))}
  </kbd>
);

const commandKey = () => (isMac() ? '⌘' : 'Ctrl');
