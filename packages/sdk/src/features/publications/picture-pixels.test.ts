import { describe, expect, it } from 'vitest';
import { pixelsOf } from './picture-pixels.ts';
import { testJpeg, testPng } from './testing/test-files.ts';

describe('pixels of a picture, without decoding it', () => {
  it('PUB-01 reads those of a PNG and of a JPEG', () => {
    expect(pixelsOf(testPng(1200, 900), 'image/png')).toEqual({ width: 1200, height: 900 });
    expect(pixelsOf(testJpeg(4000, 3000), 'image/jpeg')).toEqual({ width: 4000, height: 3000 });
  });

  it.each([
    [1, { width: 400, height: 300 }],
    [3, { width: 400, height: 300 }],
    [6, { width: 300, height: 400 }],
    [8, { width: 300, height: 400 }],
  ])('PUB-01 as it is shown, with the orientation %i', (orientation, expected) => {
    expect(pixelsOf(testJpeg(400, 300, { orientation }), 'image/jpeg')).toEqual(expected);
    expect(pixelsOf(testJpeg(400, 300, { orientation, isLittle: true }), 'image/jpeg')).toEqual(expected);
  });

  it('PUB-01 knows nothing of a file that ends too early, or is no such picture', () => {
    expect(pixelsOf(testPng(1200, 900).subarray(0, 20), 'image/png')).toBeUndefined();
    expect(pixelsOf(testJpeg(400, 300, { orientation: 6 }).subarray(0, 30), 'image/jpeg')).toBeUndefined();
    expect(pixelsOf(new Uint8Array(100), 'image/jpeg')).toBeUndefined();
    expect(pixelsOf(testPng(0, 900), 'image/png')).toBeUndefined();
  });

  it('PUB-01 never reads past the end, whatever a file says of itself', () => {
    const whole = testJpeg(400, 300, { orientation: 6 });
    for (let length = 0; length < whole.length && length < 120; length += 1)
      expect(() => pixelsOf(whole.subarray(0, length), 'image/jpeg')).not.toThrow();
    const broken = Uint8Array.from(whole, (byte, index) => (index > 20 && index < 40 ? 0xff : byte));
    expect(() => pixelsOf(broken, 'image/jpeg')).not.toThrow();
  });
});
