import type { ComponentPropsWithoutRef } from 'react';

type LinkProps = ComponentPropsWithoutRef<'a'> & { to: string };

/** What components use of Gatsby, without a Gatsby around them. */
export function Link({ to, children, ...props }: LinkProps) {
  const isCurrent = new URL(to, window.location.href).pathname === window.location.pathname;

  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...props} href={to}>
      {children}
    </a>
  );
}

export const navigate = jest.fn();
export const withPrefix = (path: string) => path;
export const useStaticQuery = jest.fn();
export const graphql = () => '';
