// What does something only on this site, or only with its styles.
const CONTROLS = /<button\b[^>]*>.*?<\/button>|<a class="permalink"[^>]*><\/a>/gs;
const ADDRESS = / (href|src)="([/#](?!\/)[^"]*)"/g;

/** A page's text as a feed reader can show it: every address absolute, nothing to press. */
export const feedHtml = (html: string, siteUrl: string, url: string) =>
  html.replace(CONTROLS, '').replace(ADDRESS, (_, name: string, address: string) => {
    const path = address.startsWith('#') ? url + address : address;
    return ` ${name}="${siteUrl}${path}"`;
  });
