import { parseJsonFeed } from 'feedsmith';
import Parser from 'rss-parser';
import { builtUrls, readBuilt } from '../support/builtSite';
import { readDocument } from '../support/document';

const SITE_URL = 'https://webpack.js.org';
const posts = builtUrls().filter((url) => /^\/blog\/.+/.test(url));

async function readFeeds() {
  const parser = new Parser({ customFields: { item: [['content:encoded', 'text']] } });
  const rss = await parser.parseString(readBuilt('/feed.xml'));
  const json = parseJsonFeed(readBuilt('/feed.json'));
  return {
    rss: rss.items.map(({ link, isoDate, text }) => ({
      url: link,
      date: isoDate,
      text: String(text),
    })),
    json: (json.items ?? []).map(({ url, date_published: date, content_html: text }) => ({
      url,
      date,
      text: text ?? '',
    })),
  };
}

test('both feeds have every post, the newest first', async () => {
  const { rss, json } = await readFeeds();

  expect(rss.map(({ url }) => url).sort()).toEqual(posts.map((url) => SITE_URL + url).sort());
  expect(json.map(({ url, date }) => ({ url, date }))).toEqual(
    rss.map(({ url, date }) => ({ url, date })),
  );
  const dates = rss.map(({ date }) => date ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the texts in the feeds are those of the pages, with absolute addresses only', async () => {
  const { rss, json } = await readFeeds();

  expect(rss.map(({ text }) => text.trim())).toEqual(json.map(({ text }) => text.trim()));
  for (const { url, text } of json) {
    const { addresses, headings } = readDocument(text);
    const page = readDocument(readBuilt(url!.replace(SITE_URL, '')));
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
    expect(headings.length).toBeGreaterThan(0);
    expect(page.headings).toEqual(expect.arrayContaining(headings));
  }
});
