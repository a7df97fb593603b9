import { withPrefix } from 'gatsby';
import * as styles from './NotFound.module.css';

/** The page for an address that does not exist. */
export const NotFound = () => (
  <div className={styles.root}>
    <LostModule />
    <h1>Page Not Found</h1>
    <p>Oops! The page you are looking for has been removed or relocated.</p>
    <a className={styles.button} href={withPrefix('/')}>
      Go to Homepage
    </a>
  </div>
);

/** A dependency graph in which one module is missing. */
const LostModule = () => (
  <svg className={styles.drawing} viewBox="0 0 320 168" aria-hidden="true">
    <path className={styles.edge} d="M160 40 60 84l82 36M160 40l100 44" />
    <path className={styles.lostEdge} d="m178 120 82-36" />
    <path
      className={styles.lost}
      d="m160 104 21 12v24l-21 12-21-12v-24zm0 24 21-12m-21 12-21-12m21 12v24"
    />
    <CubeAt x={160} y={36} />
    <CubeAt x={60} y={80} />
    <CubeAt x={260} y={80} />
  </svg>
);

type CubeAtProps = { x: number; y: number };

const CubeAt = ({ x, y }: CubeAtProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.top} d="m0-24 21 12L0 0l-21-12z" />
    <path className={styles.left} d="M-21-12 0 0v24l-21-12z" />
    <path className={styles.right} d="M21-12 0 0v24l21-12z" />
  </g>
);
