import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** The ETag of a response: a hash of its text. */
export function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

const compress = promisify(brotliCompress);

const decompress = promisify(brotliDecompress);

/** By brotli; 11 is smallest, and past 9 takes much longer. */
export function compressed(text: string, quality: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }) as Promise<Buffer<ArrayBuffer>>;
}

export function decompressed(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  return decompress(bytes) as Promise<Buffer<ArrayBuffer>>;
}
