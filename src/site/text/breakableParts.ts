/** Shorter names fit into one line of a list. */
const MIN_LENGTH = 18;

// After a dot, slash or dash, and between the humps of a name.
const JOINTS = /[./-](?=\w)|[a-z](?=[A-Z])/g;

/** The parts of a long name, between which a line may break. */
export const breakableParts = (text: string): string[] =>
  text.length < MIN_LENGTH ? [text] : text.replace(JOINTS, '$&\n').split('\n');
