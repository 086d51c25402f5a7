import type { PictureType } from '@pinfold/contract/features/publications/picture';
// By type: the whole library is five times as large, and reads formats that are refused before.
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';

/** Width and height of a picture as it is shown, in pixels. */
export interface Pixels {
  width: number;
  height: number;
}

const readers: Readonly<Record<PictureType, typeof JPG>> = { 'image/jpeg': JPG, 'image/png': PNG };

/**
 * Reads the pixels of a JPEG or PNG from its headers, without decoding it as `createImageBitmap` does: a picture with
 * too many would take all memory. Undefined for a file that ends before it says them, or is no such picture.
 */
export function pixelsOf(bytes: Uint8Array, type: PictureType): Pixels | undefined {
  const reader = readers[type];
  try {
    // The library reads from the buffer beneath, which of a view may hold more than the file.
    const file = bytes.slice();
    if (!reader.validate(file)) return undefined;
    const { width, height, orientation = 1 } = reader.calculate(file);
    if (!(width > 0 && height > 0)) return undefined;
    // Exif orientations from 5 on are turned by 90 degrees, and browsers apply them.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
