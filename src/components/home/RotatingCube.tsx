import type { CSSProperties } from 'react';
import * as styles from './RotatingCube.module.css';
import { useTicks } from './useTicks';

type RotatingCubeProps = {
  /** Pixels from face to face. */
  depth: number;
  /** Milliseconds from one turn to the next. */
  repeatDelay: number;
  isTurning: boolean;
};

const FACES = ['top', 'bottom', 'front', 'back', 'left', 'right'] as const;

/** The webpack logo in 3D: a cube in a cube, with a quarter turn from time to time. */
export function RotatingCube({ depth, repeatDelay, isTurning }: RotatingCubeProps) {
  const turns = useTicks({ firstDelay: repeatDelay, repeatDelay, isRunning: isTurning });

  return (
    <div
      className={styles.root}
      style={{ '--depth': `${depth}px`, '--turns': turns } as CSSProperties}
    >
      <div className={styles.cubes}>
        <Faces className={styles.inner} />
        <Faces className={styles.outer} />
      </div>
    </div>
  );
}

const Faces = ({ className }: { className: string | undefined }) => (
  <div className={className}>
    {FACES.map((face) => (
      <span key={face} className={`${styles.face} ${styles[face]}`} />
    ))}
  </div>
);
