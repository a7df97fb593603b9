export function Button(label) {
  if (process.env.NODE_ENV !== 'production' && !label) {
    console.warn('A button needs a label.');
  }

  return `<button>${label}</button>`;
}
