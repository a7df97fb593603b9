import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import type { Report } from '../../checker/types';
import { summaryOf } from '../../checker/summary';
import type { CheckerFiles } from '../../site/checkerFiles';
import { showNotice } from '../article/behaviours/announce';
import { copyText } from '../article/behaviours/copyText';
import { connectChecker } from './connectChecker';
import * as styles from './ConfigChecker.module.css';
import { EXAMPLE } from './example';
import { findingId } from './Findings';
import { MarkedText } from './MarkedText';
import { fromHash, MAX_SHARED, toHash } from './sharedText';

type Checked = { text: string; report: Report };
type State = { checked?: Checked; isBusy: boolean; problem?: string };

const FAILED = 'The check could not be loaded. Try again when you are online.';
const TOO_LONG = 'The configuration is too long for an address.';

/** Checks what the reader pastes. It is parsed in a worker of this page, and never run or sent. */
export function ConfigChecker({ files }: { files: CheckerFiles }) {
  const check = useMemo(() => connectChecker(files), [files]);
  const [text, setText] = useState('');
  const [{ checked, isBusy, problem }, setState] = useState<State>({ isBusy: false });
  const id = useId();

  const run = async (wanted: string) => {
    setState({ isBusy: true });
    try {
      setState({ checked: { text: wanted, report: await check(wanted) }, isBusy: false });
    } catch {
      setState({ isBusy: false, problem: FAILED });
    }
  };
  const show = (wanted: string) => {
    setText(wanted);
    void run(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(text);
  };

  const showShared = useRef(show);
  useEffect(() => {
    const read = async () => {
      const shared = await fromHash(window.location.hash);
      if (shared !== undefined) showShared.current(shared);
    };
    void read();
    const listener = () => void read();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  return (
    <section className={styles.root} aria-label="Check" data-needs-app>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>Your configuration</label>
        <textarea
          id={id}
          className={styles.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder="module.exports = { … };"
          rows={14}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
        />
        <div className={styles.buttons}>
          <button type="submit" className={styles.primary} disabled={text.trim() === '' || isBusy}>
            Check
          </button>
          <button type="button" className={styles.button} onClick={() => show(EXAMPLE)}>
            Try an example
          </button>
        </div>
      </form>
      <p role="status" className={styles.status}>
        {isBusy ? 'Checking …' : (problem ?? (checked && `Result: ${summaryOf(checked.report)}.`))}
      </p>
      {checked && <Result {...checked} />}
    </section>
  );
}

/** The checked text, and what one can do with it. */
function Result({ text, report }: Checked) {
  const current = useRef(0);
  const count = report.findings.length;

  const step = (by: number) => {
    current.current = ((current.current + by - 1 + count) % count) + 1;
    const target = document.getElementById(findingId(current.current));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  };
  const copyLink = async (control: HTMLElement) => {
    const hash = await toHash(text);
    if (hash.length > MAX_SHARED) return showNotice(TOO_LONG);
    window.history.replaceState(window.history.state, '', hash);
    await copyText(window.location.href, {
      control,
      onFailure: () => 'Copy the address of the page instead.',
    });
  };

  return (
    <>
      <div className={styles.buttons}>
        {count > 0 && (
          <>
            <button type="button" className={styles.button} onClick={() => step(-1)}>
              Previous finding
            </button>
            <button type="button" className={styles.button} onClick={() => step(1)}>
              Next finding
            </button>
          </>
        )}
        <button
          type="button"
          className={styles.button}
          onClick={({ currentTarget }) => void copyLink(currentTarget)}
        >
          Copy link
        </button>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          Print
        </button>
      </div>
      <MarkedText text={text} report={report} />
    </>
  );
}
