/** Stands in for the handler of Gatsby's Head API, which no page uses: see `src/node/bundle.ts`. */
export function headHandlerForBrowser(): void {
  // react-helmet writes the head.
}
