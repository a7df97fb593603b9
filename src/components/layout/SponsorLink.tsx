import { SPONSOR_PAGE } from '../../site/links';
import { Heart } from '../ui/icons';
import * as styles from './SponsorLink.module.css';

export const SponsorLink = () => (
  <a className={styles.root} href={SPONSOR_PAGE}>
    <Heart />
    Sponsor
  </a>
);
