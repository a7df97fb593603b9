import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weightsIn } from './weightsIn';

export type Encoding = 'br' | 'gzip';

/** Below this, compressing saves less than a packet. */
const MIN_SIZE = 1024;
/** As fast as gzip, and smaller. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = weightsIn(header);
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}

export const isWorthCompressing = (body: Buffer): boolean => body.length >= MIN_SIZE;

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : compressGzip(body);
