import { Fragment } from 'react';

/** Shorter titles fit into one line of a list. */
const LONG = 18;

// After a dot, slash or dash, and between the humps of a name.
const JOINTS = /[./-](?=\w)|[a-z](?=[A-Z])/g;

type BreakableProps = { text: string };

/** A title whose long names break where a reader would break them. */
export function Breakable({ text }: BreakableProps) {
  const parts = text.length < LONG ? [text] : text.replace(JOINTS, '$&\n').split('\n');

  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
