/** Whether keys that are pressed there are text. */
export const isField = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));
