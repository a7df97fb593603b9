type Reader = Pick<Navigator, 'webdriver' | 'userAgent'>;

const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/** Whether somebody sits in front of the page who can answer a dialog. */
export const isPerson = ({ webdriver, userAgent }: Reader) =>
  !webdriver && !CRAWLER.test(userAgent);

/** Brings up the print dialog. */
export function printForPeople(): void {
  if (isPerson(navigator)) window.print();
}
