/** Replaces the handler of Gatsby's Head API, which no page uses: see `src/node/hooks/webpackConfig.ts`. */
export function headHandlerForBrowser(): void {
  // react-helmet writes the head.
}
