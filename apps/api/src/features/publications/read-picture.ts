import { imageSize } from 'image-size';

/** Type and size of a picture, read from its bytes. */
export interface ReadPicture {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/**
 * Returns undefined for other types than those that are shown, whatever the declared type: for SVG too, since it can
 * contain scripts.
 */
export function readPicture(content: Uint8Array): ReadPicture | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(content);
    const known = types[type ?? ''];
    if (!known || width < 1 || height < 1) return undefined;
    // EXIF orientations above 4 are rotated by 90 degrees, and browsers apply them.
    return orientation > 4 ? { type: known, width: height, height: width } : { type: known, width, height };
  } catch {
    return undefined;
  }
}

const types: Record<string, ReadPicture['type'] | undefined> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
