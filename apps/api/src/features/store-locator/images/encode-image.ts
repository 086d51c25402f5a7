import { imageSize } from 'image-size';
import type { Sharp } from 'sharp';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { Problem } from '../../../problem.ts';
import type { WorkOrder } from '../../../limit-work.ts';
import { decoderSeconds, hasTooManyScans, inDecoder, loadSharp } from '../../../picture-decoder.ts';
import { drawSvg } from './draw-svg.ts';

export interface Picture {
  bytes: Uint8Array;
  /** The type by its bytes, whatever the file is called. */
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

const maxPixels = 4000;

/**
 * A picture as it can be served: PNG, JPEG and WebP upright and re-encoded, so that nothing in them tells where, by
 * whom or with what they were made; SVG drawn as PNG.
 * @throws Problem `image_invalid`, `payload_too_large`, `too_busy`
 */
export async function encodeImage(
  bytes: Uint8Array,
  { beforeDrawing, ...order }: WorkOrder & { beforeDrawing: () => Promise<void> },
): Promise<Picture> {
  if (bytes.length > locatorLimits.imageBytes) throw new Problem('payload_too_large');
  const type = typeOf(bytes);
  if (type) return encodeAnew(bytes, type, order);
  await beforeDrawing();
  const drawn = await drawSvg(bytes);
  if (!drawn) throw invalidImage();
  return { bytes: drawn, type: 'image/png', ...sizeOf(drawn) };
}

async function encodeAnew(bytes: Uint8Array, type: Picture['type'], order: WorkOrder): Promise<Picture> {
  // By its header, before anything decodes it.
  sizeOf(bytes);
  if (type === 'image/jpeg' && hasTooManyScans(bytes)) throw invalidImage();
  return inDecoder(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: maxPixels ** 2, failOn: 'error' })
      .timeout({ seconds: decoderSeconds })
      .autoOrient()
      .toColourspace('srgb');
    const encoded = await encoders[type](picture, bytes)
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined);
    if (!encoded) throw invalidImage();
    const { data, info } = encoded;
    return { bytes: data, type, width: info.width, height: info.height };
  }, order);
}

const encoders: Record<Picture['type'], (picture: Sharp, source: Uint8Array) => Sharp> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'image/webp': (picture, source) =>
    isLosslessWebp(source) ? picture.webp({ lossless: true }) : picture.webp({ quality: 90 }),
};

/** The first chunk of pixels says so; before it stand at most size, colours and frames. */
function isLosslessWebp(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  const [lossless, lossy] = [text.indexOf('VP8L'), text.indexOf('VP8 ')];
  return lossless >= 0 && (lossy < 0 || lossless < lossy);
}

function typeOf(bytes: Uint8Array): Picture['type'] | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp';
  return undefined;
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation = 1 } = measured(bytes);
  if (width < 1 || height < 1 || width > maxPixels || height > maxPixels) throw invalidImage();
  // EXIF orientations above 4 are rotated by 90 degrees.
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

function measured(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw invalidImage();
  }
}

function invalidImage(): Problem {
  return new Problem('image_invalid', {
    errors: [{ path: 'body.content', text: 'picture_faults.locator_image' }],
  });
}
