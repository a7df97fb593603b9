import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

export type HostAnswer = {
  status: number;
  /** A name may come more than once. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The file that is sent. */
  file?: string;
};

/** What a host answers to who asks for an address, by its documented rules. */
export type Host = (pathname: string) => HostAnswer;

/** The file of a site at an address; an index file for a folder. */
export function fileAt(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname.replace(/\/$/, '/index.html'));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

export const isFolder = (folder: string, pathname: string) =>
  fileAt(folder, `${pathname}/`) !== undefined;

export const redirectTo = (location: string, status: number): HostAnswer => ({
  status,
  headers: [['location', location]],
});

/** All values of a header. */
export const valuesOf = ({ headers }: HostAnswer, name: string): string[] =>
  headers.filter(([each]) => each === name).map(([, value]) => value);
