import { SPONSOR_PAGE } from '../../site/links';
import type { SponsorRank } from '../../site/sponsors';
import * as styles from './Invitation.module.css';

type InvitationProps = { rank: SponsorRank };

/**
 * What an empty rank shows. It does not say that there are no sponsors, because the list only has
 * those that the build knew.
 */
export const Invitation = ({ rank }: InvitationProps) => (
  <p className={styles.root}>
    <a href={SPONSOR_PAGE}>{invitation(rank)}</a>
  </p>
);

function invitation(rank: SponsorRank): string {
  if (rank === 'latest') return 'Be the next sponsor';
  return rank === 'backer' ? 'Become a backer' : `Become a ${rank} sponsor`;
}
