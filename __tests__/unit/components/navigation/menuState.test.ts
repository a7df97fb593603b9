import { menuState, type MenuEvent } from '../../../../src/components/navigation/menuState';

test.each<[MenuEvent[], string]>([
  [['enter'], 'hovered'],
  [['enter', 'leave'], 'closed'],
  [['press'], 'pinned'],
  [['press', 'press'], 'closed'],
  [['press', 'leave'], 'pinned'],
  [['enter', 'press'], 'pinned'],
  [['enter', 'press', 'leave'], 'pinned'],
  [['press', 'enter', 'leave'], 'pinned'],
  [['enter', 'dismiss'], 'closed'],
  [['press', 'dismiss'], 'closed'],
  [['leave'], 'closed'],
])('after %j a menu is %s', (events, state) => {
  expect(events.reduce(menuState, 'closed')).toBe(state);
});
