import { Fragment } from 'react';

/** Shorter titles fit into one line of a list. */
const MIN_LENGTH = 18;

// After a dot, slash or dash, and between the humps of a name.
const JOINTS = /[./-](?=\w)|[a-z](?=[A-Z])/g;

type BreakableProps = { text: string };

/** A title whose long names can break between their parts. */
export function Breakable({ text }: BreakableProps) {
  const parts = text.length < MIN_LENGTH ? [text] : text.replace(JOINTS, '$&\n').split('\n');

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
