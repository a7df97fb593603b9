import * as styles from './Failure.module.css';

type FailureProps = { onRetry: () => void };

/** Says that sponsors could not be loaded, and offers to try again. */
export const Failure = ({ onRetry }: FailureProps) => (
  <p className={styles.root} role="alert">
    The sponsors could not be loaded.
    <button type="button" className={styles.retry} onClick={onRetry}>
      Try again
    </button>
  </p>
);
