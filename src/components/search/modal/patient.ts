export type Patience = 'waiting' | 'answered' | 'failed';

/**
 * Asks so that a failure keeps the question: it is answered when one tries again. Of several
 * questions the last one counts; the others are left without an answer.
 */
export function patient<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  let state: Patience = 'answered';
  let retry: () => void = () => undefined;
  let last = 0;
  const listeners = new Set<() => void>();

  const become = (next: Patience) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tryAgain: () => retry(),
    ask(question: Question): Promise<Answer> {
      const number = ++last;
      return new Promise((resolve) => {
        const attempt = () => {
          become('waiting');
          ask(question).then(
            (answer) => {
              if (number !== last) return;
              become('answered');
              resolve(answer);
            },
            (error: unknown) => {
              if (number !== last) return;
              console.warn(error);
              become('failed');
            },
          );
        };
        retry = attempt;
        attempt();
      });
    },
  };
}
