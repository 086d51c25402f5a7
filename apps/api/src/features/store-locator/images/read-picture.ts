import { imageSize } from 'image-size';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { Problem } from '../../../problem.ts';
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
 * A picture as it can be served: PNG, JPEG and WebP as they are, SVG drawn as PNG.
 * @throws Problem `image_invalid`, `payload_too_large`, `too_busy`
 */
export async function readPicture(bytes: Uint8Array, beforeDrawing: () => Promise<void>): Promise<Picture> {
  if (bytes.length > locatorLimits.imageBytes) throw new Problem('payload_too_large');
  const type = typeOf(bytes);
  if (type) return { bytes, type, ...sizeOf(bytes) };
  await beforeDrawing();
  const drawn = await drawSvg(bytes);
  if (!drawn)
    throw new Problem('image_invalid', {
      errors: [{ path: 'body.content', text: 'picture_faults.locator_image' }],
    });
  return { bytes: drawn, type: 'image/png', ...sizeOf(drawn) };
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
  if (width < 1 || height < 1 || width > maxPixels || height > maxPixels)
    throw new Problem('image_invalid', {
      errors: [{ path: 'body.content', text: 'picture_faults.locator_image' }],
    });
  // EXIF orientations above 4 are rotated by 90 degrees.
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

function measured(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw new Problem('image_invalid', {
      errors: [{ path: 'body.content', text: 'picture_faults.locator_image' }],
    });
  }
}
