import { LANGUAGES, PRODUCTION_URL } from '../../site/site';
import { Languages } from '../ui/icons';
import { Menu } from './Menu';
import { useLocationHash } from './useLocationHash';

type LanguageMenuProps = { pathname: string };

/** Links to the same page in other languages. */
export function LanguageMenu({ pathname }: LanguageMenuProps) {
  const hash = useLocationHash();

  return (
    <Menu
      label="Language"
      icon={<Languages />}
      entries={LANGUAGES.map(({ lang, title, host }) => ({
        title,
        lang,
        url: host + pathname + hash,
        current: host === PRODUCTION_URL ? 'true' : undefined,
      }))}
    />
  );
}
