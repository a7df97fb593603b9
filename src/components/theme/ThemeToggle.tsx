import { Moon, Sun } from '../layout/icons';
import { otherTheme } from './theme';
import * as styles from './ThemeToggle.module.css';
import { useTheme } from './useTheme';

export function ThemeToggle() {
  const [theme, choose] = useTheme();

  return (
    <button
      type="button"
      className={styles.root}
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      title="Switch between light and dark"
      onClick={() => choose(otherTheme(theme))}
    >
      <Moon className={styles.moon} />
      <Sun className={styles.sun} />
    </button>
  );
}
