/** What jsdom lacks: a system whose theme changes when a test says so. Call it before the page starts. */
export function standInForSystem() {
  let isDark = false;
  const query = Object.defineProperty(new EventTarget(), 'matches', { get: () => isDark });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
  return {
    prefer(theme: 'light' | 'dark'): void {
      isDark = theme === 'dark';
      query.dispatchEvent(new Event('change'));
    },
  };
}
