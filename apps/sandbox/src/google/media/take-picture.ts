import { imageSize } from 'image-size';
import { matchesPattern } from '../../http/faults.ts';
import type { StoredPicture } from '../../world/publications.ts';
import type { GoogleContext } from '../google-context.ts';
import { validationError, type ValidationCode } from '../validation-error.ts';

/** Fewest pixels of a picture as its file has it, each side by itself: one that stands needs the same width as one that lies. */
export interface PictureLimits {
  width: number;
  height: number;
}

export const postPictureLimits: PictureLimits = { width: 400, height: 300 };
export const photoLimits: PictureLimits = { width: 250, height: 250 };

const fewestBytes = 10_240;
const mostBytes = 5 * 1024 * 1024;

/**
 * Fetches a picture as Google does, from outside and without following redirects, checks it and keeps its bytes. What
 * does not come, or is no such picture, is PHOTO_FETCH_FAILED.
 */
export async function fetchPicture(
  context: GoogleContext,
  { locationId, sourceUrl, field }: { locationId: string; sourceUrl: string; field: string },
  limits: PictureLimits,
): Promise<StoredPicture> {
  const fail = (message: string) => validationError({ code: 'PHOTO_FETCH_FAILED', field, message });
  if (isDenied(context, locationId, sourceUrl)) throw fail('Fetching image failed.');
  const content = await download(sourceUrl, context.pictures).catch(() => undefined);
  if (!content) throw fail('Fetching image failed.');
  return { ...keepPicture(context, content, limits, { code: 'PHOTO_FETCH_FAILED', field }), sourceUrl };
}

/** Checks bytes and keeps them; refuses with the code what is not a JPEG or PNG of a fitting size. */
export function keepPicture(
  { pictures }: GoogleContext,
  content: Uint8Array,
  limits: PictureLimits,
  { code, field }: { code: ValidationCode; field: string },
): StoredPicture {
  const refuse = (message: string) => validationError({ code, field, message });
  const read = readImage(content);
  if (!read) throw refuse('The image format is not supported.');
  if (content.byteLength < fewestBytes) throw refuse(`The image must have at least ${fewestBytes} bytes.`);
  if (content.byteLength > mostBytes) throw refuse(`The image must have at most ${mostBytes} bytes.`);
  if (read.width < limits.width || read.height < limits.height)
    throw refuse(`The image must have at least ${limits.width} x ${limits.height} pixels.`);
  return { file: pictures.files.write(content), ...read };
}

function readImage(content: Uint8Array): Omit<StoredPicture, 'file' | 'sourceUrl'> | undefined {
  try {
    const { type, width, height } = imageSize(content);
    if (type === 'jpg') return { type: 'image/jpeg', width, height };
    return type === 'png' ? { type: 'image/png', width, height } : undefined;
  } catch {
    return undefined;
  }
}

function isDenied({ world }: GoogleContext, locationId: string, sourceUrl: string): boolean {
  const denial = world.state.publications.denials.find(
    (one) =>
      (one.location === undefined || one.location === locationId) && matchesPattern(one.sourceUrl, sourceUrl),
  );
  if (denial) world.commit({ kind: 'picture_denial_used', id: denial.id });
  return denial !== undefined;
}

/** Undefined for a response other than 200. One byte too many is read, so that the check sees it. */
async function download(
  sourceUrl: string,
  { timeoutMilliseconds, closing }: GoogleContext['pictures'],
): Promise<Uint8Array | undefined> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMilliseconds)]);
  const response = await fetch(sourceUrl, { redirect: 'error', signal });
  if (response.status !== 200) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > mostBytes) break;
  }
  return Buffer.concat(chunks);
}
