import { VOTE_STATES } from '../../site/votes';
import { Choice } from './Choice';
import * as styles from './Controls.module.css';
import type { View } from './view';

type ControlsProps = { view: View; onChange: (view: View) => void };

const SORT_OPTIONS = [
  { value: 'state', title: 'State' },
  { value: 'votes', title: 'Votes' },
  { value: 'newest', title: 'Newest' },
] as const;

const STATE_OPTIONS = (['all', ...VOTE_STATES] as const).map((value) => ({
  value,
  title: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** Sorts and filters the list of topics. */
export const Controls = ({ view, onChange }: ControlsProps) => (
  <div className={styles.root} role="search" aria-label="Topics">
    <Choice
      legend="Sort by"
      options={SORT_OPTIONS}
      value={view.sort}
      onChange={(sort) => onChange({ ...view, sort })}
    />
    <Choice
      legend="State"
      options={STATE_OPTIONS}
      value={view.state}
      onChange={(state) => onChange({ ...view, state })}
    />
    <label className={styles.text}>
      <span>Words</span>
      <input
        type="search"
        value={view.text}
        placeholder="css, modules …"
        onChange={({ target }) => onChange({ ...view, text: target.value })}
      />
    </label>
  </div>
);
