import { withPrefix } from 'gatsby';
import { useId, type ReactNode } from 'react';
import * as styles from './Menu.module.css';
import { useMenu } from './useMenu';

export type MenuEntry = {
  title: string;
  url: string;
  current?: 'page' | 'true';
  /** The language of the title and of the linked page. */
  lang?: string;
};

type MenuProps = {
  /** The accessible name of the button. */
  label: string;
  icon: ReactNode;
  entries: readonly MenuEntry[];
  /** Shown before the button; hovering it opens the menu too. */
  children?: ReactNode;
};

/** A button that opens a list of links. */
export function Menu({ label, icon, entries, children }: MenuProps) {
  const list = useId();
  const { isOpen, close, rootProps, buttonProps } = useMenu();

  return (
    <div className={styles.root} {...rootProps}>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-controls={list}
        {...buttonProps}
      >
        {icon}
      </button>
      <ul id={list} className={styles.list} hidden={!isOpen}>
        {entries.map(({ title, url, current, lang }) => (
          <li key={url}>
            <a
              className={styles.link}
              href={withPrefix(url)}
              lang={lang}
              hrefLang={lang}
              aria-current={current}
              onClick={close}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
