import { act, fireEvent, render, screen } from '@testing-library/react';
import { Contributors } from '../../../src/components/article/Contributors';

const INTERVAL = 300;
/** Below the 768 pixels of the window. */
const OUT_OF_VIEW = { top: 900, bottom: 1000 };
const IN_VIEW = { top: 700, bottom: 800 };

let box = OUT_OF_VIEW;

beforeEach(() => {
  jest.useFakeTimers();
  box = OUT_OF_VIEW;
  Element.prototype.getBoundingClientRect = () => box as DOMRect;
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const pictures = () => screen.queryAllByRole('presentation');

test.each([
  [['sokra'], '1 Contributor'],
  [['sokra', 'chenxsan'], '2 Contributors'],
  [['sokra', 'maxloh'], '1 Contributor'],
  [['sokra', 'chenxsan', 'sokra'], '2 Contributors'],
])('a page by %p is headed %s', (usernames, heading) => {
  render(<Contributors usernames={usernames} />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading);
  expect(screen.getByRole('region', { name: heading })).toBeInTheDocument();
});

test('a contributor leads to their profile', () => {
  render(<Contributors usernames={['sokra', 'rynclark']} />);

  expect(screen.getByRole('link', { name: 'sokra' })).toHaveAttribute(
    'href',
    'https://github.com/sokra',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([[[]], [['maxloh', 'grrizzly']]])('a page by %p has no such block', (usernames) => {
  render(<Contributors usernames={usernames} />);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
});

test('pictures are requested at the first check after the list came into view', () => {
  render(<Contributors usernames={['sokra', 'chenxsan']} />);
  pass(10 * INTERVAL);
  expect(pictures()).toHaveLength(0);

  box = IN_VIEW;
  pass(INTERVAL - 1);
  expect(pictures()).toHaveLength(0);

  pass(1);
  expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual([
    'https://github.com/sokra.png?size=90',
    'https://github.com/chenxsan.png?size=90',
  ]);
});

test.each([
  ['is below the window', { top: 768, bottom: 868 }, 0],
  ['was scrolled past', { top: -200, bottom: -100 }, 0],
  ['touches the end of the window', { top: 767, bottom: 867 }, 1],
  ['touches the start of the window', { top: -99, bottom: 1 }, 1],
  ['is higher than the window', { top: -500, bottom: 1500 }, 1],
])('a list that %s has its pictures or not', (_, place, count) => {
  box = place;
  render(<Contributors usernames={['sokra']} />);
  pass(INTERVAL);

  expect(pictures()).toHaveLength(count);
});

test('once seen, the list is not checked any more and keeps its pictures', () => {
  box = IN_VIEW;
  render(<Contributors usernames={['sokra']} />);
  pass(INTERVAL);
  box = OUT_OF_VIEW;
  pass(10 * INTERVAL);

  expect(pictures()).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that is left checks nothing', () => {
  render(<Contributors usernames={['sokra']} />).unmount();

  expect(jest.getTimerCount()).toBe(0);
});

test('a picture that fails gives way to the neutral one, and the others stay', () => {
  box = IN_VIEW;
  render(<Contributors usernames={['sokra', 'chenxsan']} />);
  pass(INTERVAL);
  fireEvent.error(pictures()[0] as HTMLElement);

  expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual([
    'https://github.com/chenxsan.png?size=90',
  ]);
  expect(screen.getByRole('link', { name: 'sokra' })).toBeInTheDocument();
});

test('the text of a page may have a heading of the same name', () => {
  const { container } = render(
    <>
      <h2 id="contributors">Contributors</h2>
      <Contributors usernames={['sokra']} />
    </>,
  );

  expect(container.querySelectorAll('[id="contributors"]')).toHaveLength(1);
});
