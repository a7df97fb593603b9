import { Pause, Play } from '../ui/icons';
import * as styles from './MotionToggle.module.css';

type MotionToggleProps = { isPaused: boolean; onChange: (isPaused: boolean) => void };

/** Pauses and resumes all automatic motion on the start page. */
export const MotionToggle = ({ isPaused, onChange }: MotionToggleProps) => (
  <button
    type="button"
    className={styles.root}
    aria-label={isPaused ? 'Play motion' : 'Pause motion'}
    title={isPaused ? 'Play motion' : 'Pause motion'}
    onClick={() => onChange(!isPaused)}
  >
    {isPaused ? <Play /> : <Pause />}
  </button>
);
