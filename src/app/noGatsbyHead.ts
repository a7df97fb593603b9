/** Replaces the handler of Gatsby's Head API, which no page uses: see `UNUSED` in `src/node/bundle`. */
export function headHandlerForBrowser(): void {
  // react-helmet writes the head.
}
