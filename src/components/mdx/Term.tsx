import { useId, type ReactNode } from 'react';

/** Has no url if the page that explains the term does not exist yet. */
export type Definition = { definition: string; url?: string | undefined };

type TermProps = { definition: Definition; children?: ReactNode };

/** A word with its meaning from the glossary, shown on hover, focus and tap. */
export function Term({ definition: { definition, url }, children }: TermProps) {
  const id = useId();

  return (
    <span className="term">
      {url === undefined ? (
        // With the keyboard, readers reach the definition through the word.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <span className="term-word" tabIndex={0} aria-describedby={id}>
          {children}
        </span>
      ) : (
        <a className="term-word" href={url} aria-describedby={id}>
          {children}
        </a>
      )}
      <span className="term-definition" role="tooltip" id={id}>
        {definition}
      </span>
    </span>
  );
}
