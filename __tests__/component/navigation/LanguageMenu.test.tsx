import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageMenu } from '../../../src/components/navigation/LanguageMenu';

async function renderOpen() {
  render(<LanguageMenu pathname="/guides/caching/" />);
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
}

afterEach(() => {
  window.location.hash = '';
});

test.each([
  ['English', 'en', 'https://webpack.js.org'],
  ['中文', 'zh', 'https://webpack.docschina.org'],
  ['한국어', 'ko', 'https://webpack.kr'],
])('%s leads to the same page on its own host', async (title, lang, host) => {
  await renderOpen();
  const link = screen.getByRole('link', { name: title });

  expect(link).toHaveAttribute('href', `${host}/guides/caching/`);
  expect(link).toHaveAttribute('lang', lang);
  expect(link).toHaveAttribute('hreflang', lang);
});

test('the language that is being read is marked', async () => {
  await renderOpen();

  expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
});

test('the links keep the place on the page', async () => {
  await renderOpen();

  act(() => {
    window.location.hash = '#output-filenames';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

  expect(screen.getByRole('link', { name: '한국어' })).toHaveAttribute(
    'href',
    'https://webpack.kr/guides/caching/#output-filenames',
  );
});
