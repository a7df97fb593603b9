import type { ReactNode } from 'react';
import { TARGETS } from '../../site/buildKinds';
import { Badge } from './Badge';
import { addedText } from './addedText';
import { defaultLines, defaultsByNode } from './defaultLines';
import { LinkedType, type TypeProps } from './LinkedType';
import type {
  Call,
  ClassListing,
  ClassSignature,
  HookSignature,
  ListedMember,
  MemberSignature,
  OptionSignature,
  ShownDefault,
  Signature,
  TypeLinks,
} from './signature';
import { shortened } from './typeParts';

/** Longer lists are folded. */
const MAX_UNFOLDED = 4;

type SignatureBoxProps = { signature: Signature };

/** Type, arguments, default and status of what a heading names, read from webpack itself. */
export function SignatureBox({ signature }: SignatureBoxProps) {
  return (
    <dl className="signature">
      <Rows signature={signature} />
      <StatusRow {...signature} />
    </dl>
  );
}

function Rows({ signature }: SignatureBoxProps) {
  switch (signature.of) {
    case 'option':
      return <OptionRows option={signature} />;
    case 'hook':
      return <HookRows hook={signature} />;
    case 'member':
      return <MemberRows member={signature} />;
    case 'class':
      return <ClassRows declared={signature} />;
  }
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

function HookRows({ hook: { kind, arguments: taken, returns, links } }: { hook: HookSignature }) {
  return (
    <>
      <Row name="Kind">
        <code>{kind}</code>
      </Row>
      <ArgumentsRow taken={taken} links={links} />
      {returns !== null && (
        <Row name="Returns">
          <Type type={returns} links={links} />
        </Row>
      )}
    </>
  );
}

type ArgumentsRowProps = {
  taken: readonly { name: string; type: string }[];
  links: TypeLinks | undefined;
};

function ArgumentsRow({ taken, links }: ArgumentsRowProps) {
  if (taken.length === 0) return null;

  return (
    <Row name={taken.length === 1 ? 'Argument' : 'Arguments'}>
      <ul>
        {taken.map(({ name, type }) => (
          <li key={name}>
            <code>{name}</code>
            {type !== 'any' && (
              <>
                {': '}
                <Type type={type} links={links} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Row>
  );
}

function MemberRows({ member }: { member: MemberSignature }) {
  const { type, optional, isStatic, calls, links } = member;
  return (
    <>
      {calls.map((call, index) => (
        <CallRows key={index} call={call} links={links} />
      ))}
      {type !== '' && (
        <Row name="Type">
          <Type type={type} links={links} />
          {optional && <span className="signature-note"> optional</span>}
        </Row>
      )}
      {isStatic && <Row name="Static">on the class, not on its instances</Row>}
    </>
  );
}

function CallRows({ call: { generics, parameters, returns }, links }: CallRowsProps) {
  return (
    <>
      {generics !== '' && (
        <Row name="Generics">
          <code className="signature-type">{generics}</code>
        </Row>
      )}
      <ArgumentsRow taken={parameters} links={links} />
      {returns !== '' && (
        <Row name="Returns">
          <Type type={returns} links={links} />
        </Row>
      )}
    </>
  );
}

type CallRowsProps = { call: Call; links: TypeLinks | undefined };

function ClassRows({ declared }: { declared: ClassSignature }) {
  const { declaration, parents, type, path, links, listing } = declared;
  return (
    <>
      <Row name="Declared">
        <code className="signature-type">
          {declaration}
          {parents !== '' && (
            <>
              {' extends '}
              <LinkedType type={parents} links={links} />
            </>
          )}
        </code>
      </Row>
      {type !== '' && (
        <Row name="Type">
          <Type type={type} links={links} />
        </Row>
      )}
      <Row name="Exported">{path === null ? 'no' : <code>{path}</code>}</Row>
      {listing && <ListingRows listing={listing} links={links} />}
    </>
  );
}

type ListingRowsProps = { listing: ClassListing; links: TypeLinks | undefined };

function ListingRows({ listing: { description, page, members, uses }, links }: ListingRowsProps) {
  return (
    <>
      {page !== null && (
        <Row name="Explained">
          on <a href={page}>{page.replace(/#.*$/, '')}</a>
        </Row>
      )}
      {description !== '' && <Row name="Comment">{description}</Row>}
      {members.length > 0 && (
        <Row name="Members">
          <Folded count={members.length} noun="member">
            {members.map((member) => (
              <ListedMemberItem key={member.name} member={member} links={links} />
            ))}
          </Folded>
        </Row>
      )}
      {uses.length > 0 && (
        <Row name="Used by">
          <Folded count={uses.length} noun="signature">
            {uses.map(({ name, url }) => (
              <li key={name}>
                <a href={url}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </Folded>
        </Row>
      )}
    </>
  );
}

type FoldedProps = { count: number; noun: string; children: ReactNode };

/** A list that is folded if it is long. */
function Folded({ count, noun, children }: FoldedProps) {
  const list = <ul className="signature-list">{children}</ul>;
  if (count <= MAX_UNFOLDED) return list;

  return (
    <details>
      <summary>
        {count} {noun}s
      </summary>
      {list}
    </details>
  );
}

type ListedMemberItemProps = { member: ListedMember; links: TypeLinks | undefined };

function ListedMemberItem({ member, links }: ListedMemberItemProps) {
  const { name, url, type, deprecated, isInternal } = member;
  return (
    <li>
      <code>
        {url === null ? name : <a href={url}>{name}</a>}
        <LinkedType type={type} links={links} />
      </code>
      {deprecated && (
        <>
          {' '}
          <Badge kind="deprecated" />
        </>
      )}
      {isInternal && <span className="signature-note"> internal</span>}
    </li>
  );
}

/** Types longer than a line are folded. */
function Type({ type, links }: TypeProps) {
  const { shown, left } = shortened(type);
  const whole = (
    <code className="signature-type">
      <LinkedType type={type} links={links} />
    </code>
  );
  if (left === 0) return whole;

  return (
    <details>
      <summary>
        <code className="signature-type">{shown || 'object'}</code> and {left} more
      </summary>
      {whole}
    </details>
  );
}

/** Defaults on newer releases of Node.js come first. */
function DefaultsByNode({ defaults }: { defaults: readonly ShownDefault[] }) {
  const { newer, older, before } = defaultsByNode(defaults);
  return (
    <>
      <Defaults defaults={newer} />
      {before !== undefined && (
        <>
          <span>On Node.js before {before}: </span>
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
      {added !== null && <Badge>{addedText(added)}</Badge>}
    </Row>
  );
}
