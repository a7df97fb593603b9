import { render } from '@testing-library/react';
import { Breakable } from '../../../src/components/ui/Breakable';

/** The title with `|` where it may break. */
function broken(text: string) {
  const { container } = render(<Breakable text={text} />);
  expect(container).toHaveTextContent(text);
  return container.innerHTML.replaceAll('<wbr>', '|');
}

test.each([
  ['Getting Started', 'Getting Started'],
  ['DefinePlugin', 'DefinePlugin'],
  ['splitChunks.maxAsyncRequests', 'split|Chunks.|max|Async|Requests'],
  ['NormalModuleReplacementPlugin', 'Normal|Module|Replacement|Plugin'],
  ['html-minimizer-webpack-plugin', 'html-|minimizer-|webpack-|plugin'],
])('%s breaks as %s', (text, marked) => {
  expect(broken(text)).toBe(marked);
});
