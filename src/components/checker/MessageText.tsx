/** A message, in which backquotes stand around code. */
export const MessageText = ({ text }: { text: string }) => (
  <>
    {text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
  </>
);
