import * as styles from './ConfigChecker.module.css';

/** Shown where the check can't run. */
export const NeedsScript = () => (
  <p className={styles.needsScript}>
    The check on this page needs JavaScript. The same check runs in a terminal:{' '}
    <a href="#in-a-terminal">see the command</a>.
  </p>
);
