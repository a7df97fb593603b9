import { render, screen } from '@testing-library/react';
import { FurtherReading } from '../../../src/components/article/FurtherReading';

test('a page says where to read on', () => {
  render(
    <FurtherReading
      related={[
        { title: 'Output', url: '/configuration/output/' },
        { title: 'MDX', url: 'https://mdxjs.com/' },
      ]}
    />,
  );

  expect(screen.getByRole('region', { name: 'Further Reading' })).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'Further Reading' }),
  );
  expect(screen.getByRole('link', { name: 'Output' })).toHaveAttribute(
    'href',
    '/configuration/output/',
  );
  expect(screen.getByRole('link', { name: 'MDX' })).toHaveAttribute('href', 'https://mdxjs.com/');
});

test('a page without related links has no heading for them', () => {
  render(<FurtherReading related={[]} />);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

// /guides/asset-management/ has such a heading, which people link to.
test('the text of a page may have a heading of the same name', () => {
  const { container } = render(
    <>
      <h2 id="further-reading">Further Reading</h2>
      <FurtherReading related={[{ title: 'Output', url: '/configuration/output/' }]} />
    </>,
  );

  expect(container.querySelectorAll('[id="further-reading"]')).toHaveLength(1);
});
