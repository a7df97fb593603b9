import type { ReactNode } from 'react';
import * as styles from './LogoCube.module.css';

const ID = 'logo-cube';

const Frame = ({ children }: { children: ReactNode }) => (
  <svg className={styles.root} viewBox="0 0 128 128" aria-hidden="true">
    {children}
  </svg>
);

/** The webpack logo: a cube in a cube, for dark and light backgrounds. */
export const LogoCube = () => (
  <Frame>
    <g id={ID}>
      <path
        className={styles.bottom}
        d="M112.7 96.2 64 124.3 15.3 96.2 33.1 85.9 64 103.7 94.9 85.9z"
      />
      <path className={styles.left} d="M11.8 90.1V33.9L60.5 5.8v20.5L29.6 44.1v35.7z" />
      <path className={styles.right} d="M116.2 90.1V33.9L67.5 5.8v20.5l30.9 17.8v35.7z" />
      <path className={styles.innerRight} d="M64 97.5 93 80.8V47.2L64 64z" />
      <path className={styles.innerLeft} d="M64 97.5 35 80.8V47.2L64 64z" />
      <path className={styles.innerTop} d="M64 30.5 93 47.2 64 64 35 47.2z" />
    </g>
  </Frame>
);

/** The same cube once more on a page. */
export const LogoCubeAgain = () => (
  <Frame>
    <use href={`#${ID}`} />
  </Frame>
);
