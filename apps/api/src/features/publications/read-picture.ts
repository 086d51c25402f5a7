import { imageSize } from 'image-size';

/** What a file is, told by its bytes alone. */
export interface ReadPicture {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/** Undefined for what is none of the kinds that we show, whatever it is called: SVG too, since it can hold scripts. */
export function readPicture(content: Uint8Array): ReadPicture | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(content);
    const known = types[type ?? ''];
    if (!known || width < 1 || height < 1) return undefined;
    // Cameras that were held upright say so, and browsers turn the picture.
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
