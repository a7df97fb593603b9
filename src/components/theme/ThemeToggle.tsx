import { Moon, Sun } from '../ui/icons';
import * as styles from './ThemeToggle.module.css';
import { useTheme } from './useTheme';

/** The script in the head handles the click, so it works before the app starts and without it. */
export function ThemeToggle() {
  const theme = useTheme();

  return (
    <button
      type="button"
      className={styles.root}
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      title="Switch between light and dark"
      data-theme-toggle
    >
      <Moon className={styles.moon} />
      <Sun className={styles.sun} />
    </button>
  );
}
