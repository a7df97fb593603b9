/** A horizontal move of more than this opens or closes the sidebar, in px. */
const THRESHOLD = 20;
/** An opening swipe starts left of this, in px. */
const START_LIMIT = 295;
/** `|dy / dx|` of a horizontal move is below this; anything steeper is a scroll. */
const MAX_RATIO = 0.8;
/** Fingers tremble: a shorter move has no direction yet, in px. */
const MIN_MOVE = 8;

export type Point = { x: number; y: number };

export type Swipe = {
  isOpen: boolean;
  /** The finger that may start to drag the sidebar. */
  touch?: { start: Point; isDrag: boolean; distance: number };
};

export type SwipeEvent =
  | { type: 'open' | 'close' | 'touchcancel' | 'touchend' }
  | { type: 'touchstart' | 'touchmove'; at: Point };

export const CLOSED: Swipe = { isOpen: false };

export function swipe(state: Swipe, event: SwipeEvent): Swipe {
  const { isOpen, touch } = state;
  switch (event.type) {
    case 'open':
      return { isOpen: true };
    case 'close':
      return CLOSED;
    case 'touchstart':
      return isOpen || event.at.x < START_LIMIT
        ? { isOpen, touch: { start: event.at, isDrag: false, distance: 0 } }
        : { isOpen };
    case 'touchmove':
      return touch ? moved(state, touch, event.at) : state;
    case 'touchend':
      return touch ? { isOpen: isOpenAfter(isOpen, touch) } : state;
    case 'touchcancel':
      return touch ? { isOpen } : state;
  }
}

function moved(state: Swipe, touch: NonNullable<Swipe['touch']>, { x, y }: Point): Swipe {
  const dx = x - touch.start.x;
  const dy = y - touch.start.y;
  if (touch.isDrag) return { ...state, touch: { ...touch, distance: dx } };
  if (Math.hypot(dx, dy) < MIN_MOVE) return state;

  const isHorizontal = Math.abs(dy / dx) < MAX_RATIO;
  const isOnItsWay = state.isOpen ? dx < 0 : dx > 0;
  return isHorizontal && isOnItsWay
    ? { ...state, touch: { ...touch, isDrag: true, distance: dx } }
    : { isOpen: state.isOpen };
}

function isOpenAfter(isOpen: boolean, { isDrag, distance }: NonNullable<Swipe['touch']>): boolean {
  if (!isDrag || Math.abs(distance) <= THRESHOLD) return isOpen;
  return distance > 0;
}
