import { readingTime } from '../../../src/node/content/page/readingTime';

const words = (count: number) => 'word '.repeat(count);

test.each([
  ['', 1],
  [`<p>${words(100)}</p>`, 1],
  [`<p>${words(440)}</p>`, 2],
  [`<p>${words(220)}</p><pre><code>${words(220)}</code></pre>`, 2],
  [`<p ${'title="a b c" '.repeat(500)}>${words(220)}</p>`, 1],
  [`<p>${words(330)}</p>${'<button type="button">Copy</button>'.repeat(300)}`, 2],
  [`<p>${'… — ! '.repeat(1000)}</p>`, 1],
])('a text of %# takes minutes by its words, not by its markup', (html, minutes) => {
  expect(readingTime(html)).toBe(minutes);
});
