import { useRef, type CSSProperties } from 'react';
import { listText } from '../../site/text/listText';
import * as styles from './TextRotator.module.css';
import { useTicks } from './useTicks';
import { useCanAnimate } from './useCanAnimate';

type TextRotatorProps = {
  words: readonly string[];
  /** Milliseconds until the first change, and from one change to the next. */
  firstDelay: number;
  repeatDelay: number;
  /** Pixels, at the usual text size. */
  maxWidth: number;
  isPaused?: boolean;
};

const USUAL_TEXT_SIZE = 16;

/**
 * Shows one word after the other. Without motion, and for screen readers, it is the whole list:
 * "assets, scripts and styles".
 */
export function TextRotator({
  words,
  firstDelay,
  repeatDelay,
  maxWidth,
  isPaused = false,
}: TextRotatorProps) {
  const root = useRef<HTMLSpanElement>(null);
  const isRunning = useCanAnimate(root, { isPaused });
  const ticks = useTicks({ firstDelay, repeatDelay, isRunning });
  const current = ticks % words.length;
  const last = ticks === 0 ? undefined : (ticks - 1) % words.length;

  return (
    <>
      <span className={styles.all}>{listText(words)}</span>
      <span
        ref={root}
        className={styles.root}
        style={{ '--max-width': `${maxWidth / USUAL_TEXT_SIZE}rem` } as CSSProperties}
        aria-hidden="true"
      >
        {words.map((word, index) => (
          <span
            key={word}
            className={styles.word}
            data-state={index === current ? 'current' : index === last ? 'last' : undefined}
          >
            {word}
          </span>
        ))}
      </span>
    </>
  );
}
