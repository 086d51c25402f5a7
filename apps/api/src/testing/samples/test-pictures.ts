import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** A picture of coloured noise, so that it is never too plain; `cells` many across, each enlarged. */
export function noise(width: number, height: number, cells = 100): Sharp {
  const rows = Math.max(1, Math.round((cells * height) / width));
  const raw = { width: cells, height: rows, channels: 3 } as const;
  return sharp(randomBytes(cells * rows * 3), { raw }).resize(width, height, {
    kernel: 'nearest',
    fit: 'fill',
  });
}

/** The same as a JPEG file. */
export function noisyJpeg(width: number, height: number, cells?: number): Promise<Buffer> {
  return noise(width, height, cells).jpeg({ quality: 90 }).toBuffer();
}
