import { feedbackLinks } from '../../site/feedbackLinks';
import * as styles from './Feedback.module.css';

type FeedbackProps = { page: { title: string; url: string } };

/** Asks whether the page helped. The answers are links: nothing is sent until the reader submits the issue. */
export function Feedback({ page }: FeedbackProps) {
  const { helpful, unhelpful } = feedbackLinks(page);

  return (
    <div className={styles.root} role="group" aria-labelledby="page-feedback">
      <p id="page-feedback">Was this page helpful?</p>
      <a href={helpful} rel="nofollow" aria-label="Yes, this page was helpful">
        Yes
      </a>
      <a href={unhelpful} rel="nofollow" aria-label="No, this page was not helpful">
        No
      </a>
      <small>Both open an issue on GitHub with the page filled in.</small>
    </div>
  );
}
