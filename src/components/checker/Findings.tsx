import { withPrefix } from 'gatsby';
import type { Finding, Level } from '../../checker/types';
import { SITE } from '../../site/site';
import * as styles from './Findings.module.css';
import { MessageText } from './MessageText';

export const findingId = (number: number) => `finding-${number}`;

/** Levels differ by shape, not only by color. */
const SHAPES: Readonly<Record<Level, string>> = { error: '✕', warning: '▲', note: 'ℹ' };
const NAMES: Readonly<Record<Level, string>> = { error: 'Error', warning: 'Warning', note: 'Note' };

type FindingsProps = { findings: readonly Finding[]; numberOf: (finding: Finding) => number };

/** The notes below a line. */
export const Findings = ({ findings, numberOf }: FindingsProps) => (
  <ul className={styles.root}>
    {findings.map((finding) => (
      <li
        key={numberOf(finding)}
        id={findingId(numberOf(finding))}
        className={styles[finding.level]}
        tabIndex={-1}
      >
        <FindingText {...finding} />
      </li>
    ))}
  </ul>
);

const FindingText = ({ level, message, instead, url }: Finding) => (
  <>
    <strong className={styles.level}>
      <span aria-hidden="true">{SHAPES[level]}</span> {NAMES[level]}:
    </strong>{' '}
    <MessageText text={message} />.
    {instead !== undefined && (
      <>
        {' '}
        <span>
          Fix: <MessageText text={instead} />.
        </span>
      </>
    )}
    {url !== undefined && (
      <>
        {' '}
        <a className={styles.more} href={withPrefix(url)} data-address={SITE.url + url}>
          <span>Read more</span>
          <span className="visually-hidden"> about {message.replaceAll('`', '')}</span>
        </a>
      </>
    )}
  </>
);
