import * as styles from './Streams.module.css';

type StreamsProps = {
  count: number;
  /** Into the cube, or out of it. */
  direction: 'in' | 'out';
  isMoving: boolean;
};

const DRAWINGS = [
  { className: styles.rightward, isDownward: false },
  { className: styles.downward, isDownward: true },
];

/** Lines along which files flow: to the right, or down on narrow screens. */
export function Streams({ count, direction, isMoving }: StreamsProps) {
  const ways = Array.from({ length: count }, (_, index) => index + 0.5);

  return DRAWINGS.map(({ className, isDownward }) => {
    const path = ways.map((way) => curve(way, count / 2, direction, isDownward)).join('');
    return (
      <svg
        key={String(isDownward)}
        className={className}
        aria-hidden="true"
        viewBox={isDownward ? `0 0 ${count} 1` : `0 0 1 ${count}`}
        preserveAspectRatio="none"
        data-moving={isMoving || undefined}
      >
        <path className={styles.line} d={path} />
        <path className={styles.flow} d={path} />
      </svg>
    );
  });
}

/** From a position on the near side to the middle of the far side, or the other way. */
function curve(way: number, middle: number, direction: 'in' | 'out', isDownward: boolean): string {
  const [from, to] = direction === 'in' ? [way, middle] : [middle, way];
  const points = [
    [0, from],
    [0.5, from],
    [0.5, to],
    [1, to],
  ].map(([along = 0, across = 0]) => (isDownward ? `${across} ${along}` : `${along} ${across}`));
  return `M${points[0]}C${points.slice(1).join(' ')}`;
}
