import { recordsByPage, type SearchRecord } from '../../../src/site/search/searchRecord';

/** The records of a number of pages: the real ones, and copies of them with other words. */
export function manyRecords(records: readonly SearchRecord[], pages: number): SearchRecord[] {
  const models = recordsByPage(records);
  return Array.from({ length: pages }, (_, number) => {
    const model = models[number % models.length] ?? [];
    const copy = Math.floor(number / models.length);
    return copy === 0 ? model : model.map((record) => copyOf(record, copy));
  }).flat();
}

const copyOf = (record: SearchRecord, copy: number): SearchRecord => ({
  ...record,
  url: `/copy-${copy}${record.url}`,
  titles: record.titles.map((title) => `${title} ${copy}`),
  names: record.names.map((name, place) => (place % 5 === copy % 5 ? `${name}${copy}` : name)),
  text: `${record.text} copy${copy}`,
});
