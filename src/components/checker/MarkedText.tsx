import { withPrefix } from 'gatsby';
import type { Finding, Report } from '../../checker/types';
import { Findings } from './Findings';
import { markedLines, type Piece } from './markedLines';
import * as styles from './MarkedText.module.css';

type MarkedTextProps = { text: string; report: Report };

/** A copy of the configuration with its findings below their lines, and links to its options. */
export function MarkedText({ text, report }: MarkedTextProps) {
  const numberOf = (finding: Finding) => report.findings.indexOf(finding) + 1;
  return (
    <ol className={styles.root} aria-label="Your configuration with notes">
      {markedLines(text, report).map(({ number, pieces, findings }) => (
        <li key={number} className={styles.line}>
          <code className={styles.code}>
            {pieces.map((piece, index) => (
              <PieceOfLine key={index} {...piece} />
            ))}
          </code>
          {findings.length > 0 && <Findings findings={findings} numberOf={numberOf} />}
        </li>
      ))}
    </ol>
  );
}

function PieceOfLine({ text, level, url }: Piece) {
  const shown =
    url === undefined ? (
      text
    ) : (
      <a href={withPrefix(url)} className={styles.key}>
        {text}
      </a>
    );
  return level === undefined ? <>{shown}</> : <mark className={styles[level]}>{shown}</mark>;
}
