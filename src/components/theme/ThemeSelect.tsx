import { Monitor, Moon, Sun } from '../ui/icons';
import { showChoice, THEME_CHOICES } from './theme';
import * as styles from './ThemeSelect.module.css';

/** The script in the head handles the choice, so it works before the app starts and without it. */
export const ThemeSelect = () => (
  <div className={styles.root} title="Theme">
    <select
      ref={showChoice}
      className={styles.select}
      aria-label="Theme"
      // Without it, browsers restore what was chosen when the reader left the page.
      autoComplete="off"
      data-theme-select
    >
      {THEME_CHOICES.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
    <span className={styles.face}>
      <Sun className={styles.light} />
      <Moon className={styles.dark} />
      <Monitor className={styles.system} />
    </span>
  </div>
);
