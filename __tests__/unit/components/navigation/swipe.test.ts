import {
  CLOSED,
  swipe,
  type Swipe,
  type SwipeEvent,
} from '../../../../src/components/navigation/swipe';

const OPEN: Swipe = { isOpen: true };

const touch = (type: 'touchstart' | 'touchmove', x: number, y = 400): SwipeEvent => ({
  type,
  at: { x, y },
});
const END: SwipeEvent = { type: 'touchend' };

const after = (state: Swipe, ...events: SwipeEvent[]) => events.reduce(swipe, state);

/** Touches at the first point, moves over the others, and lets go. */
const swiped = (state: Swipe, [x, y]: [number, number], ...way: [number, number][]) =>
  after(
    state,
    touch('touchstart', x, y),
    ...way.map(([toX, toY]) => touch('touchmove', toX, toY)),
    END,
  );

test.each<[string, [number, number][], boolean]>([
  [
    'a swipe of more than 20 px to the right opens',
    [
      [30, 400],
      [51, 400],
    ],
    true,
  ],
  [
    'a swipe of 20 px does not',
    [
      [30, 400],
      [50, 400],
    ],
    false,
  ],
  [
    'a swipe may come back before it ends',
    [
      [30, 400],
      [90, 400],
      [45, 400],
    ],
    false,
  ],
  [
    'a swipe may start at 294 px',
    [
      [294, 400],
      [320, 400],
    ],
    true,
  ],
  [
    'a swipe that starts at 295 px opens nothing',
    [
      [295, 400],
      [330, 400],
    ],
    false,
  ],
  [
    'a swipe to the left opens nothing',
    [
      [200, 400],
      [100, 400],
    ],
    false,
  ],
  [
    'a move with a ratio below 0.8 is a swipe',
    [
      [30, 400],
      [130, 479],
    ],
    true,
  ],
  [
    'a move with a ratio of 0.8 is a scroll',
    [
      [30, 400],
      [130, 480],
    ],
    false,
  ],
  [
    'a scroll stays a scroll, wherever the finger goes',
    [
      [30, 400],
      [35, 300],
      [200, 300],
    ],
    false,
  ],
  [
    'a swipe stays a swipe, wherever the finger goes',
    [
      [30, 400],
      [60, 405],
      [90, 300],
    ],
    true,
  ],
  [
    'a finger that trembles has not decided yet',
    [
      [30, 400],
      [31, 404],
      [90, 404],
    ],
    true,
  ],
  ['a tap opens nothing', [[30, 400]], false],
])('%s', (_, way, isOpen) => {
  const [start, ...rest] = way as [[number, number], ...[number, number][]];
  expect(swiped(CLOSED, start, ...rest).isOpen).toBe(isOpen);
});

test.each<[string, [number, number][], boolean]>([
  [
    'a swipe of more than 20 px to the left closes',
    [
      [250, 400],
      [229, 400],
    ],
    false,
  ],
  [
    'a swipe of 20 px does not',
    [
      [250, 400],
      [230, 400],
    ],
    true,
  ],
  [
    'a closing swipe may start anywhere',
    [
      [340, 400],
      [300, 400],
    ],
    false,
  ],
  [
    'a swipe to the right closes nothing',
    [
      [100, 400],
      [200, 400],
    ],
    true,
  ],
  [
    'a scroll within the sidebar closes nothing',
    [
      [100, 400],
      [60, 200],
    ],
    true,
  ],
])('while it is open %s', (_, way, isOpen) => {
  const [start, ...rest] = way as [[number, number], ...[number, number][]];
  expect(swiped(OPEN, start, ...rest).isOpen).toBe(isOpen);
});

test('a drag tells how far the finger has gone', () => {
  const state = after(
    CLOSED,
    touch('touchstart', 30),
    touch('touchmove', 60),
    touch('touchmove', 130),
  );

  expect(state.touch).toMatchObject({ isDrag: true, distance: 100 });
});

test('an interrupted drag leaves everything as it was', () => {
  const drag = [touch('touchstart', 30), touch('touchmove', 130)];

  expect(after(CLOSED, ...drag, { type: 'touchcancel' })).toEqual(CLOSED);
  expect(
    after(OPEN, touch('touchstart', 230), touch('touchmove', 100), { type: 'touchcancel' }),
  ).toEqual(OPEN);
});

test('buttons and keys open and close, even in the middle of a drag', () => {
  expect(after(CLOSED, { type: 'open' })).toEqual(OPEN);
  expect(after(OPEN, touch('touchstart', 230), touch('touchmove', 200), { type: 'close' })).toEqual(
    CLOSED,
  );
});

test('moves without a touch change nothing', () => {
  expect(after(CLOSED, touch('touchmove', 100), END)).toBe(CLOSED);
});
