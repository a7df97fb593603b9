import { OPEN_SEARCH, searchUrl } from '../site/openSearch';
import { ADDRESSES } from '../site/offline/addresses';
import { SITE } from '../site/site';
import { escapeHtml } from '../site/text/escapeHtml';

const absolute = (url: string) => escapeHtml(SITE.url + url);

/** The search of the site, as https://github.com/dewitt/opensearch describes it for browsers. */
export const openSearch = () => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${SITE.title}</ShortName>
  <Description>Search the documentation of webpack</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en</Language>
  <Image width="16" height="16" type="image/svg+xml">${absolute(ADDRESSES.icon)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(searchUrl(SITE.url, '{searchTerms}'))}"/>
  <Url type="${OPEN_SEARCH.type}" rel="self" template="${absolute(OPEN_SEARCH.url)}"/>
</OpenSearchDescription>
`;
