let target: string | undefined;

/** Where the window was last told to scroll to: `0,0` or `#heading`. */
export const scrolledTo = () => target;

// What follows is what jsdom leaves out, because it lays nothing out.
window.scrollTo = ((x: number, y: number) => {
  target = `${x},${y}`;
}) as typeof window.scrollTo;
window.scrollBy = () => undefined;
Element.prototype.scrollIntoView = function scrollIntoView() {
  target = `#${this.id}`;
};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.PointerEvent = class extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
} as typeof PointerEvent;

beforeEach(() => {
  target = undefined;
});
