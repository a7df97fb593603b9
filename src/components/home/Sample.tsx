import { ArticleBody } from '../article/ArticleBody';
import * as styles from './Sample.module.css';

type SampleProps = {
  /** The script that holds the text. */
  chunk: string;
  path: string;
};

/** The introduction: a small program, and what webpack generates from it. */
export const Sample = ({ chunk, path }: SampleProps) => (
  <div className={styles.root}>
    <ArticleBody chunk={chunk} path={path} />
  </div>
);
