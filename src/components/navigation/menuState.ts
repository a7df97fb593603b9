/** Hovering opens a menu until the pointer leaves; a press keeps it open. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

export type MenuEvent = 'enter' | 'leave' | 'press' | 'dismiss';

export function menuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'leave':
      return state === 'hovered' ? 'closed' : state;
    case 'press':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'dismiss':
      return 'closed';
  }
}
