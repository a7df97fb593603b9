/** Text as it is on every platform: a checkout of git on Windows may end its lines with CRLF. */
export const withUnixLineEndings = (text: string): string => text.replaceAll('\r\n', '\n');
