type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

const STEPS: readonly string[] = [
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'End',
  'Home',
  'PageDown',
  'PageUp',
];

/** Whether a key changes a closed select. Space, and arrows with Alt, open its list instead. */
export const stepsThroughOptions = ({ key, altKey, ctrlKey, metaKey }: Key): boolean =>
  !altKey && (STEPS.includes(key) || (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey));
