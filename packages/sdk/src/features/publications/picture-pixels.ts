import type { PictureType } from '@pinfold/contract/features/publications/picture';

/** Width and height of a picture as it is shown, in pixels. */
export interface Pixels {
  width: number;
  height: number;
}

/**
 * Reads the pixels of a JPEG or PNG from its headers, without decoding it: a picture with too many would take all
 * memory. Undefined for a file that ends before it says them.
 */
export function pixelsOf(bytes: Uint8Array, type: PictureType): Pixels | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pixels = type === 'image/png' ? pixelsOfPng(view) : pixelsOfJpeg(view);
  return pixels && pixels.width > 0 && pixels.height > 0 ? pixels : undefined;
}

/** The first chunk, IHDR, begins with width and height. */
function pixelsOfPng(view: DataView): Pixels | undefined {
  if (view.byteLength < 24) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Segments follow each other until a frame header (SOF) says the size; Exif before it says how the picture is turned. */
function pixelsOfJpeg(view: DataView): Pixels | undefined {
  let isTurned = false;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Markers may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (isFrameHeader(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    // Image data begins without a frame header before it.
    if (marker === 0xda || length < 2) return undefined;
    if (marker === 0xe1) isTurned ||= turnsByExif(view, at + 4, Math.min(at + 2 + length, view.byteLength));
    at += 2 + length;
  }
  return undefined;
}

function isFrameHeader(marker: number): boolean {
  // C4, C8 and CC are tables and a reserved marker.
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

const exif = 0x45_78_69_66;
const orientationTag = 0x01_12;

/** Whether the orientation in an Exif segment exchanges width and height (values 5 to 8). */
function turnsByExif(view: DataView, start: number, end: number): boolean {
  const tiff = start + 6;
  if (tiff + 8 > end || view.getUint32(start) !== exif) return false;
  const isLittle = view.getUint16(tiff) === 0x49_49;
  const entries = tiff + view.getUint32(tiff + 4, isLittle);
  if (entries + 2 > end) return false;
  const count = view.getUint16(entries, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = entries + 2 + index * 12;
    if (entry + 12 > end) return false;
    if (view.getUint16(entry, isLittle) === orientationTag) return view.getUint16(entry + 8, isLittle) >= 5;
  }
  return false;
}
