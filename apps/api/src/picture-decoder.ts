import type { Metadata } from 'sharp';
import { countScans } from './count-scans.ts';
import { limitWork } from './limit-work.ts';

/** One picture at a time in each process: it may take `mostBytes`, and a core. */
export const inDecoder = limitWork({ atOnce: 1, waiting: 12, perOwner: 5, retryAfter: 5 });

/** How long a picture may keep the decoder, and the encoder each time. */
export const decoderSeconds = 15;

/** What a picture may take of memory while it is read: a progressive JPEG in colour of fifty megapixels. */
const mostBytes = 300_000_000;

/**
 * Whether a picture takes too much memory to be read, by its header. The decoder holds every pixel of one that comes in
 * passes, each channel in one byte, or in two where it is finer or where the passes of a JPEG refine it.
 */
export function isTooHeavy({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
}: Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive'>): boolean {
  const isFine = depth !== 'uchar' || (format === 'jpeg' && isProgressive);
  return width * height * channels * (isFine ? 2 : 1) > mostBytes;
}

/** Many more than programs write, and few enough for the largest picture to be read in some two seconds. */
const mostScans = 64;

/** Whether a JPEG would keep the decoder busy with scans. */
export function hasTooManyScans(jpeg: Uint8Array): boolean {
  return countScans(jpeg) > mostScans;
}

/** Loaded with the first picture: its library has 18 MB. It can read nothing but JPEG, PNG and WebP then. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}
