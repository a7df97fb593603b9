/**
 * Gatsby would run the queries of pages in workers, each of which loads all code and builds the schema first.
 * This process has everything at hand. Gatsby asks for the number of processors once more; the workers
 * that render pages are already started.
 */
export function onPreBuild(): void {
  process.env['GATSBY_CPU_COUNT'] = '1';
}
