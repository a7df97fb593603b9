/** Stands for the key that commands are given with: Ctrl, or ⌘ on a Mac. */
export const COMMAND = 'Command';

/** Keys that are pressed together. */
type Press = readonly string[];

export type Shortcut = {
  does: string;
  /** Each of these does it. */
  presses: readonly Press[];
};

export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

/** Keys that readers can turn off: one character, without Ctrl or Cmd. */
const isSingleKey = (press: Press) => press.length === 1 && /^[!-~]$/.test(press[0] ?? '');

/** The shortcuts that work if single keys are turned off. */
export const withoutSingleKeys = (shortcuts: readonly Shortcut[]): Shortcut[] =>
  shortcuts
    .map((shortcut) => ({
      ...shortcut,
      presses: shortcut.presses.filter((press) => !isSingleKey(press)),
    }))
    .filter(({ presses }) => presses.length > 0);

/** Every key that the site handles. `__tests__/e2e/useTheKeys.test.ts` presses each of them. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    title: 'On every page',
    shortcuts: [
      { does: 'Search', presses: [['/'], [COMMAND, 'K']] },
      { does: 'Show this list', presses: [['?']] },
      { does: 'Close what is open', presses: [['Esc']] },
      { does: 'Skip to the content, as the first keys on a page', presses: [['Tab', 'Enter']] },
    ],
  },
  {
    title: 'In the search',
    shortcuts: [
      { does: 'Next or previous result', presses: [['↓'], ['↑']] },
      { does: 'Open the result', presses: [['Enter']] },
      { does: 'Open the result in a new tab', presses: [[COMMAND, 'Enter']] },
    ],
  },
  {
    title: 'In menus and tabs',
    shortcuts: [
      { does: 'Open a menu, next or previous link in it', presses: [['↓'], ['↑']] },
      { does: 'Next or previous tab', presses: [['→'], ['←']] },
      { does: 'First or last', presses: [['Home'], ['End']] },
      { does: 'Open the version that is selected', presses: [['Enter']] },
    ],
  },
];
