import { render, screen } from '@testing-library/react';
import { Feedback } from '../../../src/components/article/Feedback';

const page = { title: 'Caching & co.', url: '/guides/caching/' };

test.each([
  ['Yes, this page was helpful', 'Helpful: Caching & co.', 'What did this page help you with?'],
  [
    'No, this page was not helpful',
    'Not helpful: Caching & co.',
    'What is missing, wrong or hard to follow?',
  ],
])(
  '"%s" opens an issue that names the page and asks the right question',
  (name, title, question) => {
    render(<Feedback page={page} />);

    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    const { origin, pathname, searchParams } = new URL(link.href);

    expect(origin + pathname).toBe('https://github.com/webpack/webpack.js.org/issues/new');
    expect(searchParams.get('title')).toBe(title);
    expect(searchParams.get('body')).toContain('Page: https://webpack.js.org/guides/caching/\n');
    expect(searchParams.get('body')).toContain(`### ${question}\n`);
  },
);

test('readers know beforehand where the links lead', () => {
  render(<Feedback page={page} />);

  expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toHaveTextContent(
    'Both open an issue on GitHub',
  );
});
