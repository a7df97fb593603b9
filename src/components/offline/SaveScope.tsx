import { useId } from 'react';
import type { Problem } from '../../site/offline/messages';
import type { Scope } from '../../site/offline/manifest';
import { scopeState, type OfflineSaver, type SaverState } from './offlineSaver';
import * as styles from './SavePanel.module.css';
import { sizeText } from './sizeText';

type SaveScopeProps = { scope: Scope; title: string; saver: OfflineSaver; state: SaverState };

const PROBLEMS: Record<Problem, string> = {
  full: 'This browser has no more space.',
  unreachable: 'The site cannot be reached.',
  changed: 'The site has just changed. Reload this page and try again.',
};

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** A section, or everything: how much of it is saved, with buttons to save or remove it. */
export function SaveScope({ scope, title, saver, state }: SaveScopeProps) {
  const id = useId();
  const counted = scopeState(state, scope);
  if (!counted) return null;
  const { running } = state;
  const { there, left, pages: all, steps } = counted;
  const problem = state.problem?.scope === scope ? state.problem.problem : undefined;

  return (
    <section className={styles.scope} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {running?.scope === scope ? (
        <Running title={title} {...running} onPause={saver.pause} />
      ) : (
        <>
          <p>{summary(there, all.length, left)}</p>
          <p className={styles.actions}>
            {steps.length > 0 && (
              <button
                type="button"
                className={styles.action}
                disabled={running !== undefined}
                aria-label={`Save ${title}`}
                onClick={() => void saver.save(scope)}
              >
                Save
              </button>
            )}
            {there > 0 && (
              <button
                type="button"
                className={styles.action}
                disabled={running !== undefined}
                aria-label={`Remove ${title}`}
                onClick={() => void saver.remove(scope)}
              >
                Remove
              </button>
            )}
          </p>
        </>
      )}
      <p role="status" className={styles.problem}>
        {problem && PROBLEMS[problem]}
      </p>
    </section>
  );
}

function summary(there: number, total: number, left: number): string {
  if (there === total) return `All ${pages(total)} saved.`;
  const rest = `about ${sizeText(left)} to fetch`;
  return there === 0 ? `${pages(total)}, ${rest}.` : `${there} of ${pages(total)} saved, ${rest}.`;
}

type RunningProps = {
  title: string;
  done: number;
  total?: number | undefined;
  onPause: () => void;
};

const Running = ({ title, done, total, onPause }: RunningProps) => (
  <>
    <progress
      className={styles.progress}
      aria-label={`Saving ${title}`}
      {...(total === undefined ? {} : { max: total, value: done })}
    />
    <p className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-label={`Pause saving ${title}`}
        onClick={onPause}
      >
        Pause
      </button>
      {total === undefined ? 'Counting …' : `${sizeText(done)} of ${sizeText(total)}`}
    </p>
  </>
);
