/** Shorter names fit into one line of a list. */
const MIN_LENGTH = 18;

// After a dot, slash or dash, and between the humps of a name.
const JOINTS = /[./-](?=\w)|[a-z](?=[A-Z])/g;

/** The parts of a long name, between which a line may break. */
export const breakableParts = (text: string, minLength = MIN_LENGTH): string[] =>
  text.length < minLength ? [text] : text.replace(JOINTS, '$&\n').split('\n');
