const PREFIX = '#config=';

/** Longer addresses are cut off by some programs that people send them with. */
export const MAX_SHARED = 16_000;

/** A text as the hash of an address: no server ever gets to see it. */
export async function toHash(text: string): Promise<string> {
  const bytes = await piped(new Blob([text]), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text in the hash of an address; undefined if it has none, or a damaged one. */
export async function fromHash(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(PREFIX) || hash.length > MAX_SHARED) return undefined;
  try {
    const binary = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await piped(new Blob([bytes]), new DecompressionStream('deflate-raw')),
    );
  } catch {
    return undefined;
  }
}

async function piped(blob: Blob, stream: CompressionStream | DecompressionStream) {
  const result = await new Response(blob.stream().pipeThrough(stream)).arrayBuffer();
  return new Uint8Array(result);
}
