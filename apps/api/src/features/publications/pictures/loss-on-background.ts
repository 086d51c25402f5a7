import type { PictureBackground } from '@pinfold/contract/features/publications/picture';
import { loadSharp } from '../../../picture-decoder.ts';

/** Bytes of a picture, a pixel after the other, and how they are to be read. */
export interface RawPixels {
  data: Uint8Array;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** How much of a picture cannot be told from the background that its transparent parts get; `opaque` has none. */
export type Loss = 'opaque' | 'none' | 'some' | 'all';

const lightness: Readonly<Record<PictureBackground, number>> = { white: 255, black: 0 };

/** A colour no further from the background in any channel, of 255, cannot be told from it. */
const leastDifference = 32;

/** The part that people notice: less is the edge of a letter. */
const noticed = 0.02;

/** Pixels of the copy that is looked at, which is enough for the letters of a logo. */
const copyEdge = 256;

/**
 * Looks for what flows into the background: parts of its colour that touch what is transparent. White letters on a green
 * sign stay, those beside it are lost.
 */
export async function lossOn(background: PictureBackground, { data, raw }: RawPixels): Promise<Loss> {
  if (raw.channels === 1 || raw.channels === 3) return 'opaque';
  const sharp = await loadSharp();
  const { data: copy, info } = await sharp(data, { raw })
    .resize({ width: copyEdge, height: copyEdge, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const alphaOf = (pixel: number) => copy[pixel * channels + channels - 1] ?? 0;
  const all = Array.from({ length: copy.length / channels }, (_, pixel) => pixel);
  const transparent = all.filter((pixel) => alphaOf(pixel) < 128);
  if (all.every((pixel) => alphaOf(pixel) === 255)) return 'opaque';
  const isLike = (pixel: number) =>
    copy
      .subarray(pixel * channels, (pixel + 1) * channels - 1)
      .every((value) => Math.abs(value - lightness[background]) < leastDifference);
  const reached = new Set(transparent);
  for (const pixel of reached)
    for (const next of neighboursOf(pixel, width, all.length)) if (isLike(next)) reached.add(next);
  const opaque = all.length - transparent.length;
  const lost = reached.size - transparent.length;
  if (opaque - lost <= opaque * noticed) return 'all';
  return lost > opaque * noticed ? 'some' : 'none';
}

function neighboursOf(pixel: number, width: number, count: number): number[] {
  const column = pixel % width;
  return [
    ...(column > 0 ? [pixel - 1] : []),
    ...(column < width - 1 ? [pixel + 1] : []),
    ...(pixel >= width ? [pixel - width] : []),
    ...(pixel + width < count ? [pixel + width] : []),
  ];
}
