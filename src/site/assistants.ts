import assistants from '../../content/data/assistants.json' with { type: 'json' };
import type { Link } from './links';
import { SITE } from './site';
import { PROMPT, twinUrl } from './twins';

/** Links that open an assistant with a question about a page; it learns nothing but the address. */
export function assistantLinks(url: string): Link[] {
  const prompt = `Read ${SITE.url}${twinUrl(url)} so that I can ask questions about it.`;
  return assistants.map(({ name, address }) => ({
    title: name,
    url: address.replace(PROMPT, encodeURIComponent(prompt)),
  }));
}
