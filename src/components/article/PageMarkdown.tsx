import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { assistantLinks } from '../../site/assistants';
import { TWIN_TYPE, twinUrl } from '../../site/twins';
import * as styles from './PageMarkdown.module.css';
import { useDisclosure } from './useDisclosure';

type PageMarkdownProps = { url: string };

/** The page as Markdown: to copy, to view, and to ask an assistant about. */
export function PageMarkdown({ url }: PageMarkdownProps) {
  const twin = withPrefix(twinUrl(url));
  const disclosure = useDisclosure();

  return (
    <div className={styles.root}>
      <Helmet>
        <link rel="alternate" type={TWIN_TYPE} href={twin} />
      </Helmet>
      <button type="button" className={styles.copy} data-copy-page={twin}>
        Copy page
      </button>
      <details className={styles.menu} ref={disclosure}>
        <summary>Open in</summary>
        <ul className={styles.list}>
          <li>
            <a className={styles.link} href={twin}>
              View as Markdown
            </a>
          </li>
          {assistantLinks(url).map((assistant) => (
            <li key={assistant.title}>
              <a
                className={styles.link}
                href={assistant.url}
                target="_blank"
                rel="noopener noreferrer"
              >
                Open in {assistant.title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
