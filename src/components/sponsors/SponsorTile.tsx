import type { ReactNode } from 'react';
import type { AmountType, ListedSponsor } from '../../site/sponsors';
import { amountText } from './amountText';
import { SponsorLogo } from './SponsorLogo';
import * as styles from './SponsorTile.module.css';

type SponsorTileProps = {
  sponsor: ListedSponsor;
  type: AmountType;
  /** Whether to show the name and the amount next to the logo. */
  hasName: boolean;
};

/** A sponsor's logo, with a link if there is an address. */
export function SponsorTile({ sponsor, type, hasName }: SponsorTileProps) {
  const { name, url, avatar, cents } = sponsor;
  const amount = amountText(cents / 100, type);
  const text = hasName ? (
    <span className={styles.text}>
      <span className={styles.name}>{name}</span> <span className={styles.amount}>{amount}</span>
    </span>
  ) : (
    <span className="visually-hidden">{`${name}, ${amount}`}</span>
  );

  return (
    <MaybeLink
      url={url}
      className={hasName ? styles.named : styles.logo}
      title={hasName ? undefined : `${name}, ${amount}`}
    >
      <SponsorLogo key={avatar} name={name} avatar={avatar} />
      {text}
    </MaybeLink>
  );
}

type MaybeLinkProps = {
  url: string | null;
  className: string | undefined;
  title: string | undefined;
  children: ReactNode;
};

function MaybeLink({ url, children, ...props }: MaybeLinkProps) {
  if (url === null) return <span {...props}>{children}</span>;

  return (
    <a href={url} rel="noopener nofollow sponsored" {...props}>
      {children}
    </a>
  );
}
