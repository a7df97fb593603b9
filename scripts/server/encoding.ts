import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this, compressing saves less than a packet. */
const MIN_SIZE = 1024;
/** As fast as gzip, and smaller. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const NAMED = /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+))?\s*$/i;

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((entry) => {
      const [, name = '', weight = '1'] = NAMED.exec(entry) ?? [];
      return [name.toLowerCase(), Number(weight)] as const;
    }),
  );
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
