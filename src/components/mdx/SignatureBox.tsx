import type { ReactNode } from 'react';
import { TARGETS } from '../../site/buildKinds';
import { Badge } from './Badge';
import { defaultLines } from './defaultLines';
import type { HookSignature, OptionSignature, ShownDefault, Signature } from './signature';
import { shortened } from './typeParts';

/** Longer lists of defaults are folded. */
const MAX_UNFOLDED = 4;

type SignatureBoxProps = { signature: Signature };

/** Type, default and status of an option or a hook, read from webpack itself. */
export function SignatureBox({ signature }: SignatureBoxProps) {
  return (
    <dl className="signature">
      {signature.of === 'hook' ? <HookRows hook={signature} /> : <OptionRows option={signature} />}
      <StatusRow {...signature} />
    </dl>
  );
}

type RowProps = { name: string; children: ReactNode };

const Row = ({ name, children }: RowProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function OptionRows({ option: { type, required, defaults } }: { option: OptionSignature }) {
  return (
    <>
      <Row name="Type">
        <Type type={type} />
        {required && <span className="signature-note"> required</span>}
      </Row>
      {defaults.length > 0 && (
        <Row name="Default">
          <DefaultsByNode defaults={defaults} />
        </Row>
      )}
    </>
  );
}

function HookRows({ hook: { kind, arguments: taken, returns } }: { hook: HookSignature }) {
  return (
    <>
      <Row name="Kind">
        <code>{kind}</code>
      </Row>
      {taken.length > 0 && (
        <Row name={taken.length === 1 ? 'Argument' : 'Arguments'}>
          <ul>
            {taken.map(({ name, type }) => (
              <li key={name}>
                <code>{name}</code>
                {type !== 'any' && (
                  <>
                    {': '}
                    <Type type={type} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {returns !== null && (
        <Row name="Returns">
          <Type type={returns} />
        </Row>
      )}
    </>
  );
}

/** Types longer than a line are folded. */
function Type({ type }: { type: string }) {
  const { shown, left } = shortened(type);
  if (left === 0) return <code className="signature-type">{type}</code>;

  return (
    <details>
      <summary>
        <code className="signature-type">{shown || 'object'}</code> and {left} more
      </summary>
      <code className="signature-type">{type}</code>
    </details>
  );
}

/** `<22.13` */
const olderRange = ({ nodes }: ShownDefault) => nodes.find((range) => range.startsWith('<'));

/** Defaults on newer releases of Node.js come first. */
function DefaultsByNode({ defaults }: { defaults: readonly ShownDefault[] }) {
  const newer = defaults.filter((each) => !olderRange(each));
  const older = defaults.filter((each) => olderRange(each));
  const range = older.flatMap((each) => olderRange(each) ?? []).at(0);
  return (
    <>
      <Defaults defaults={newer} />
      {range !== undefined && (
        <>
          <span>On Node.js before {range.slice(1)}: </span>
          <Defaults defaults={older} />
        </>
      )}
    </>
  );
}

function Defaults({ defaults }: { defaults: readonly ShownDefault[] }) {
  const lines = defaultLines(defaults, TARGETS.length);
  const list = (
    <ul>
      {lines.map(({ value, when }) => (
        <li key={value + when}>
          <code>{value}</code> {when}
        </li>
      ))}
    </ul>
  );
  if (lines.length <= MAX_UNFOLDED) return list;

  return (
    <details>
      <summary>depends on mode and target</summary>
      {list}
    </details>
  );
}

function StatusRow({ added, deprecated, experimental }: Signature) {
  if (added === null && !deprecated && !experimental) return null;

  return (
    <Row name="Status">
      {deprecated && <Badge kind="deprecated" />} {experimental && <Badge kind="experimental" />}{' '}
      {added !== null && <Badge>webpack {added.replace(/\.0$/, '')}+</Badge>}
    </Row>
  );
}
