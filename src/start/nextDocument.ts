import { whenAppStarts } from './app';
import { SPECULATION_RULES } from '../site/speculationRules';

/** Until the app fetches the next page, the browser prepares its document, where it can do so. */
export function prepareNextDocument(): void {
  if (!HTMLScriptElement.supports('speculationrules')) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
  whenAppStarts(() => rules.remove());
}
