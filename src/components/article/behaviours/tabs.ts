import { localStore } from '../../browser/storage';
import { closest } from './closest';

const key = (name: string) => `tabs:${name}`;

const tabsIn = (group: Element) => [
  ...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'),
];
const panelsIn = (group: Element) => [
  ...group.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]'),
];

/** Selects the tabs that the reader chose on earlier visits. */
export function restoreTabs(body: HTMLElement): void {
  for (const group of body.querySelectorAll<HTMLElement>('.tabs[data-sync]')) {
    const title = localStore.getItem(key(group.dataset['sync'] ?? ''));
    if (title !== null) show(group, title);
  }
}

export function chooseTab(event: Event): void {
  const tab = closest(event, '[role=tab]');
  if (tab) choose(tab);
}

/** Arrow keys, Home and End move between tabs. */
export function moveBetweenTabs(event: KeyboardEvent): void {
  const tab = closest(event, '[role=tab]');
  const group = tab?.closest('.tabs');
  if (!tab || !group || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsIn(group);
  const index = tabs.indexOf(tab);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
  const next = target === undefined ? undefined : tabs.at(target % tabs.length);
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
}

/** Selects a tab, and the tab with the same title in every synced group. */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.tabs');
  const title = tab.textContent;
  const sync = group?.dataset['sync'];
  if (!group) return;
  const top = tab.getBoundingClientRect().top;
  if (sync === undefined) {
    show(group, title);
  } else {
    localStore.setItem(key(sync), title);
    const others = document.querySelectorAll<HTMLElement>(`.tabs[data-sync="${CSS.escape(sync)}"]`);
    others.forEach((each) => show(each, title));
  }
  // Groups above may have changed their height: scroll so that the tab stays under the pointer.
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
}

function show(group: HTMLElement, title: string): void {
  const tabs = tabsIn(group);
  const chosen = tabs.findIndex((tab) => tab.textContent === title);
  if (chosen < 0) return;
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
  });
  panelsIn(group).forEach((panel, index) => {
    panel.hidden = index !== chosen;
  });
}
