import { Fragment } from 'react';
import { breakableParts } from '../../site/text/breakableParts';

type BreakableProps = { text: string };

/** A title whose long names can break between their parts. */
export function Breakable({ text }: BreakableProps) {
  return (
    <>
      {breakableParts(text).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
