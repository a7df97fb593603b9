import { writeFile } from 'node:fs/promises';

// A list that is long enough to make compression worthwhile.
const countries = Array.from({ length: 400 }, (_, index) => ({
  code: `C${index}`,
  name: `Country ${index}`,
  currency: index % 3 === 0 ? 'EUR' : 'USD',
}));
await writeFile(
  'src/countries.js',
  `export const countries = ${JSON.stringify(countries, undefined, 2)};\n`,
);
