import * as styles from './BodySkeleton.module.css';

/** The lines of each paragraph, by their length in percent. */
const PARAGRAPHS = [
  [96, 100, 92, 58],
  [100, 94, 71],
  [98, 100, 95, 34],
];

/** A placeholder in the shape of a text. */
export const BodySkeleton = () => (
  <div className={styles.root} role="status">
    <span className="visually-hidden">Loading content</span>
    <div className={styles.shape} aria-hidden="true">
      {PARAGRAPHS.map((lines, index) => (
        <div key={index} className={styles.part}>
          {index > 0 && <div className={styles.heading} />}
          {lines.map((length) => (
            <div key={length} className={styles.line} style={{ inlineSize: `${length}%` }} />
          ))}
        </div>
      ))}
    </div>
  </div>
);
