import { useEffect, useRef, useState, type RefObject } from 'react';
import { AVATAR_SIZE, avatarUrl, profileUrl, shownContributors } from '../../site/contributors';
import * as styles from './Contributors.module.css';

const CHECK_INTERVAL_MS = 300;

type ContributorsProps = { usernames: readonly string[] };

/** The people who wrote a page. Their pictures are loaded once the list is in view. */
export function Contributors({ usernames }: ContributorsProps) {
  const shown = shownContributors(usernames);
  return shown.length === 0 ? null : <ContributorList shown={shown} />;
}

function ContributorList({ shown }: { shown: readonly string[] }) {
  const root = useRef<HTMLElement>(null);
  const isSeen = useSeen(root);

  return (
    <section ref={root} className={styles.root} aria-labelledby="page-contributors">
      <h2 id="page-contributors">
        {shown.length} {shown.length === 1 ? 'Contributor' : 'Contributors'}
      </h2>
      <ul>
        {shown.map((username) => (
          <li key={username}>
            <a href={profileUrl(username)} title={username} rel="noopener">
              <span className="visually-hidden">{username}</span>
              {isSeen && <Avatar username={username} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture on top of a neutral one, which stays if the picture fails to load. */
function Avatar({ username }: { username: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;

  return (
    <img
      src={avatarUrl(username)}
      alt=""
      width={AVATAR_SIZE}
      height={AVATAR_SIZE}
      onError={() => setFailed(true)}
    />
  );
}

/** Whether an element has been in view. The specification asks for a check every 300 ms. */
function useSeen(element: RefObject<HTMLElement>): boolean {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (isSeen) return;
    const timer = setInterval(() => {
      const box = element.current?.getBoundingClientRect();
      if (box && box.top < window.innerHeight && box.bottom > 0) setSeen(true);
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [element, isSeen]);

  return isSeen;
}
