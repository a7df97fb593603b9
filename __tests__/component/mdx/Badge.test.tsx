import { render } from '@testing-library/react';
import { Badge } from '../../../src/components/mdx/Badge';

test.each([
  [<Badge key="">webpack 5.20+</Badge>, 'webpack 5.20+'],
  [<Badge key="" kind="experimental" />, 'experimental'],
  [<Badge key="" kind="deprecated" />, 'deprecated'],
  [
    <Badge key="" kind="deprecated">
      since 5
    </Badge>,
    'since 5',
  ],
])('a badge says its words or its kind: case %#', (badge, text) => {
  const { container } = render(badge);

  expect(container).toHaveTextContent(new RegExp(`^${text.replace('+', '\\+')}$`));
});
