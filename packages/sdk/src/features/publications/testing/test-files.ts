/** Bytes of a file that is as long as pictures have to be. */
const usualBytes = 20_000;

/** Returns a file that says it is a PNG of a size; its pixels are no picture. */
export function testPng(width: number, height: number, bytes = usualBytes): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(file.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return file;
}

interface TestJpegOptions {
  /** 1 to 8, as Exif has it. @defaultValue no Exif */
  orientation?: number;
  /** Whether Exif has its low bytes first. @defaultValue false */
  isLittle?: boolean;
  bytes?: number;
}

/** Returns a file that says it is a JPEG of a size; its pixels are no picture. */
export function testJpeg(
  width: number,
  height: number,
  { orientation, isLittle = false, bytes = usualBytes }: TestJpegOptions = {},
): Uint8Array<ArrayBuffer> {
  const exif = orientation === undefined ? [] : exifSegment(orientation, isLittle);
  const frame = [0xff, 0xc0, 0, 17, 8, ...bigEndian(height), ...bigEndian(width), 3];
  const file = new Uint8Array(bytes);
  file.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...exif, ...frame]);
  return file;
}

function exifSegment(orientation: number, isLittle: boolean): number[] {
  const number = (value: number) => (isLittle ? bigEndian(value).toReversed() : bigEndian(value));
  const order = isLittle ? [0x49, 0x49] : [0x4d, 0x4d];
  const offset = isLittle ? [8, 0, 0, 0] : [0, 0, 0, 8];
  const count = isLittle ? [1, 0, 0, 0] : [0, 0, 0, 1];
  const entry = [...number(0x01_12), ...number(3), ...count, ...number(orientation), 0, 0];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...order, ...number(42), ...offset, ...number(1), ...entry];
  return [0xff, 0xe1, ...bigEndian(body.length + 2), ...body];
}

function bigEndian(value: number): [number, number] {
  return [value >> 8, value & 0xff];
}
