import { useId } from 'react';
import * as styles from './Choice.module.css';

type ChoiceProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; title: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Radio buttons that look like one control. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();

  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
