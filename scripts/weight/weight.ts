export const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'data'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes of a page by the kind of file, compressed with gzip. */
export type Weight = Record<Kind, number>;

export const NOTHING: Weight = {
  document: 0,
  stylesheet: 0,
  script: 0,
  font: 0,
  image: 0,
  data: 0,
};

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export const total = (weight: Weight) => KINDS.reduce((sum, kind) => sum + weight[kind], 0);

/** Rows of a table in kilobytes, with its head. */
export const weightRows = (weights: Readonly<Record<string, Weight>>): string[][] => [
  ['KB gzip', ...KINDS, 'all'],
  ...Object.entries(weights).map(([name, weight]) => [
    name,
    ...KINDS.map((kind) => kilobytes(weight[kind])),
    kilobytes(total(weight)),
  ]),
];
