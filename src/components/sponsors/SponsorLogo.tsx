import { useState } from 'react';
import * as styles from './SponsorLogo.module.css';

type SponsorLogoProps = { name: string; avatar: string | null };

const SIZE = 40;

/** A sponsor's logo, or the first letter of the name if there is none or it fails to load. */
export function SponsorLogo({ name, avatar }: SponsorLogoProps) {
  const [isMissing, setIsMissing] = useState(avatar === null);

  if (isMissing || avatar === null) {
    return (
      <span className={styles.letter} aria-hidden="true">
        {/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={avatar}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      decoding="async"
      onError={() => setIsMissing(true)}
    />
  );
}
