// British lists have no comma before their last word.
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a, b and c` */
export const listText = (words: Iterable<string>): string => AND.format(words);

/** `a, b or c` */
export const choiceText = (words: Iterable<string>): string => OR.format(words);
