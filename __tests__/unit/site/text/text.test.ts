import { escapeHtml, unescapeHtml } from '../../../../src/site/text/escapeHtml';
import { escapeRegExp } from '../../../../src/site/text/escapeRegExp';
import { choiceText, listText } from '../../../../src/site/text/listText';

test('escapes what means something in HTML, and reads it back', () => {
  expect(escapeHtml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
  expect(unescapeHtml(escapeHtml('&lt; "<>"'))).toBe('&lt; "<>"');
  expect(unescapeHtml('it&#x27;s &nbsp;')).toBe("it's &nbsp;");
});

test.each(['a.b', '*', '(x|y)', '[^]', '\\d{2}$'])('matches %s itself', (text) => {
  expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
});

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b'],
  [['a', 'b', 'c'], 'a, b and c', 'a, b or c'],
])('lists %j as words', (words, list, choice) => {
  expect(listText(words)).toBe(list);
  expect(choiceText(words)).toBe(choice);
});
