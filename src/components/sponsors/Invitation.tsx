import { SPONSOR_PAGE } from '../../site/links';
import type { AmountType, SponsorRank } from '../../site/sponsors';
import * as styles from './Invitation.module.css';

type InvitationProps = { rank: SponsorRank; type: AmountType };

/** What stands in a rank without sponsors. */
export const Invitation = ({ rank, type }: InvitationProps) => (
  <p className={styles.root}>
    <span>{emptiness(rank, type)}</span>
    <a href={SPONSOR_PAGE}>{invitation(rank)}</a>
  </p>
);

function emptiness(rank: SponsorRank, type: AmountType): string {
  if (rank === 'latest') return 'Nobody new at the moment.';
  return type === 'monthly' ? 'Nobody in the last year.' : 'Nobody yet.';
}

function invitation(rank: SponsorRank): string {
  if (rank === 'latest') return 'Be the next';
  return rank === 'backer' ? 'Become a backer' : `Become a ${rank} sponsor`;
}
