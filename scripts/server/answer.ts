import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { digest } from '../../src/node/files/digest';
import { byteRange } from './byteRange';
import { contentType, isCompressible } from './contentType';
import { acceptedEncoding, compress, type Encoding, isWorthCompressing } from './encoding';

export type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

type Found = { name: string; body: Buffer };

const tagOf = (body: Buffer, encoding = '') => `"${digest(body, 32)}${encoding && `-${encoding}`}"`;

/** Whether an `If-None-Match` header names the current version of the file. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}

/** The answer to a request for a file: the file, a part of it, or that it hasn't changed. */
export async function fileAnswer(
  { name, body }: Found,
  request: IncomingHttpHeaders,
): Promise<Answer> {
  const type = contentType(name);
  const mayCompress = isCompressible(type) && isWorthCompressing(body);
  const encoding =
    mayCompress && request.range === undefined
      ? acceptedEncoding(request['accept-encoding'])
      : undefined;
  const tag = tagOf(body, encoding);
  const headers = {
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    ETag: tag,
    ...(mayCompress && { Vary: 'Accept-Encoding' }),
  };
  if (isKnown(request['if-none-match'], tag)) return { status: 304, headers };
  if (encoding) return encoded(body, encoding, headers);
  return part(body, request, tag, headers);
}

const encoded = async (
  body: Buffer,
  encoding: Encoding,
  headers: OutgoingHttpHeaders,
): Promise<Answer> => ({
  status: 200,
  headers: { ...headers, 'Content-Encoding': encoding },
  body: await compress(body, encoding),
});

function part(
  body: Buffer,
  { range: asked, 'if-range': condition }: IncomingHttpHeaders,
  tag: string,
  headers: OutgoingHttpHeaders,
): Answer {
  const hasChanged = condition !== undefined && condition !== tag;
  const range = hasChanged ? undefined : byteRange(asked, body.length);
  if (range === undefined) return { status: 200, headers, body };
  if (range === 'none') return rangeError(body.length);

  const { start, end } = range;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${body.length}` },
    body: body.subarray(start, end + 1),
  };
}

const rangeError = (size: number): Answer => ({
  status: 416,
  headers: { 'Content-Range': `bytes */${size}` },
});
