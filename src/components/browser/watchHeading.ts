import { readHeading } from './readHeading';

/** Calls back with the heading whose part is being read while the page scrolls, until it's stopped. */
export function watchHeading(
  ids: readonly string[],
  onRead: (current: string | undefined) => void,
): { update: () => void; stop: () => void } {
  let frame = 0;
  const read = () => {
    frame = 0;
    onRead(readHeading(ids));
  };
  const update = () => {
    frame ||= requestAnimationFrame(read);
  };
  window.addEventListener('scroll', update, { passive: true });
  return {
    update,
    stop: () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    },
  };
}
