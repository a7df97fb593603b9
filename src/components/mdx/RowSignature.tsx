import { LinkedType } from './LinkedType';
import { rowText } from './rowText';
import type { Signature } from './signature';

type RowSignatureProps = { signature: Signature };

/** What a row of a table names, in a line: its kind, arguments and result. */
export function RowSignature({ signature }: RowSignatureProps) {
  return (
    <code className="row-signature signature-type">
      <LinkedType type={rowText(signature)} links={signature.links} />
    </code>
  );
}
