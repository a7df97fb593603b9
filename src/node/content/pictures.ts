import { posix } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture, PictureIssue } from '../body/types';
import { digest } from '../files/digest';
import type { ContentSource } from './files/contentFiles';
import { suggestion } from './suggestion';

const NEXT_TO_PAGE = /^\.{1,2}\/[^\s"'`()<>{}[\]]+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const TYPES: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };
const MAX_KB = 500;
/** What runs, or loads something, when an SVG is opened as a document. */
const ACTIVE_SVG =
  /<(?:script|foreignobject|iframe|animate|set|handler)\b|\son\w+\s*=|javascript:|<!entity|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|gif|webp))/i;

const isPictureFile = (file: string) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(file);

/** The file below `content/` that an address on a page means: `./chunks.png`; nothing if it lies elsewhere. */
export function pictureFile(pagePath: string, address: string): string | undefined {
  if (!NEXT_TO_PAGE.test(address)) return undefined;
  const file = posix.join(posix.dirname(pagePath), address);
  return file.startsWith('../') ? undefined : file;
}

/** The pictures next to a page that its text may show, by their addresses in it. */
export const readPictures = (
  pagePath: string,
  addresses: readonly string[],
  { read, files }: Pick<ContentSource, 'read' | 'files'>,
): Readonly<Record<string, Picture | PictureIssue>> =>
  Object.fromEntries(
    addresses.flatMap((address) => {
      const file = pictureFile(pagePath, address);
      if (file === undefined) return [];
      const nearby = () => files(posix.dirname(file));
      return [[address, readPicture({ file, bytes: read(file) }, nearby)] as const];
    }),
  );

type File = { file: string; bytes: Buffer | null };

/** Where a picture is published and how large it is shown, or why it cannot be. */
export function readPicture(
  { file, bytes }: File,
  filesNearby: () => readonly string[],
): Picture | PictureIssue {
  if (!bytes) return missing(file, filesNearby().filter(isPictureFile));
  if (bytes.length > MAX_KB * 1024) {
    return {
      message: `picture: content/${file} has ${Math.ceil(bytes.length / 1024)} KB`,
      fix: `at most ${MAX_KB} KB, as WebP or AVIF or with fewer pixels`,
    };
  }
  const extension = file.replace(/^.*\./, '').toLowerCase();
  const size = sizeOf(bytes);
  const type = TYPES[extension] ?? extension;
  if (!size || size.type !== type) {
    return {
      message: `picture: content/${file} is not a picture of type ${extension}`,
      fix: size ? `the name ${file.replace(/\.\w+$/, `.${size.type}`)}` : 'save the picture again',
    };
  }
  if (type === 'svg' && ACTIVE_SVG.test(bytes.toString('utf8'))) {
    return {
      message: `picture: content/${file} contains code, or loads other files`,
      fix: 'an SVG of shapes and text',
    };
  }
  return { url: pictureUrl(file, bytes), width: size.width, height: size.height };
}

function missing(file: string, others: readonly string[]): PictureIssue {
  const folder = posix.dirname(file);
  const meant = suggestion(file, others);
  return {
    message: `picture: there is no file content/${file}`,
    fix: meant
      ? `./${posix.relative(folder, meant)}`
      : `save the picture as content/${file}, or take it out of the page`,
  };
}

/** The name holds the hash, next to the text of its page. */
function pictureUrl(file: string, bytes: Buffer): string {
  const { dir, name, ext } = posix.parse(file);
  return `/${posix.join('content', dir, `${name}.${digest(bytes, 8)}${ext}`)}`;
}

/** The file below `content/` that is published at an address. */
export const publishedPictureFile = (url: string) =>
  url.replace(/^\/content\//, '').replace(/\.[0-9a-f]{8}(\.\w+)$/, '$1');

function sizeOf(bytes: Buffer): { width: number; height: number; type: string } | undefined {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(bytes);
    const isTurned = orientation > 4;
    return {
      width: Math.round(isTurned ? height : width),
      height: Math.round(isTurned ? width : height),
      type: TYPES[type] ?? type,
    };
  } catch {
    return undefined;
  }
}
