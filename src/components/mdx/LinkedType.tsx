import type { TypeLinks } from './signature';
import { linkedParts } from './typeParts';

export type TypeProps = { type: string; links?: TypeLinks | undefined };

/** A type whose names lead to where they are explained. */
export const LinkedType = ({ type, links = {} }: TypeProps) =>
  linkedParts(type, links).map(({ text, url }, index) =>
    url === undefined ? (
      text
    ) : (
      <a key={index} href={url}>
        {text}
      </a>
    ),
  );
