import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileAt, type Host, type HostAnswer, isFolder, redirectTo } from './host';

const headers = [['cache-control', 'max-age=600']] as const;

/**
 * GitHub Pages: files, a slash at the end of folders, 404.html, and no rules at all. Without
 * `.nojekyll` what begins with an underscore is left out.
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages
 */
export function githubPages(folder: string): Host {
  const isRaw = existsSync(path.join(folder, '.nojekyll'));
  const isLeftOut = (pathname: string) => !isRaw && pathname.includes('/_');
  const notFound: HostAnswer = { status: 404, headers, file: path.join(folder, '404.html') };

  return (pathname) => {
    if (isLeftOut(pathname)) return notFound;
    const file = fileAt(folder, pathname);
    if (file) return { status: 200, headers, file };
    return isFolder(folder, pathname) ? redirectTo(`${pathname}/`, 301) : notFound;
  };
}
