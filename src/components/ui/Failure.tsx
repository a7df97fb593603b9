import * as styles from './Failure.module.css';

type FailureProps = { message: string; onRetry: () => void };

/** An error message with a button to try again. */
export const Failure = ({ message, onRetry }: FailureProps) => (
  <div className={styles.root} role="alert">
    <p>{message}</p>
    <button type="button" className={styles.retry} onClick={onRetry}>
      Try again
    </button>
  </div>
);
