/** Runs tasks in the order in which they come, at most some of them at a time. */
export function createTaskQueue(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
