import { isReturnVisit } from './arrival';

/** Opens the print dialog, unless the reader only comes back to the page. */
export function printOnArrival(): void {
  if (!isReturnVisit()) window.print();
}
