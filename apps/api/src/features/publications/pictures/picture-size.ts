import {
  photoCategories,
  photoRatio,
  type PhotoCategory,
} from '@pinfold/contract/features/publications/photo';
import { pictureLimits } from '@pinfold/contract/features/publications/picture';

/** What a picture becomes: of a post, or of a photo in its category. */
export type PictureUse = { purpose: 'post' } | { purpose: 'photo'; category: PhotoCategory };

/** Pixels of a picture. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in pixels as it is shown. */
export interface Region extends Size {
  x: number;
  y: number;
}

/** Pixels at most; smaller pictures are not enlarged. */
const longestEdges = { post: 1200, cover: 1920, other: 4096 } as const;
const postRatio = 4 / 3;

/** The largest part of the picture, or of the chosen region, in the shape that is needed. */
export function regionOf(
  { width, height }: Size,
  use: PictureUse,
  crop: Region = { x: 0, y: 0, width, height },
): Region {
  const ratio = ratioOf(use);
  const x = Math.min(crop.x, width - 1);
  const y = Math.min(crop.y, height - 1);
  const inside = { width: Math.min(crop.width, width - x), height: Math.min(crop.height, height - y) };
  if (ratio === undefined) return { x, y, ...inside };
  // Never by more than what rounding loses, so that a region in the right shape stays as it was chosen.
  const cut = {
    width: Math.min(inside.width, Math.round(inside.height * ratio)),
    height: Math.min(inside.height, Math.round(inside.width / ratio)),
  };
  return {
    x: x + Math.floor((inside.width - cut.width) / 2),
    y: y + Math.floor((inside.height - cut.height) / 2),
    ...cut,
  };
}

/**
 * The size in which a region is stored: its longer edge within our limit, unless the shorter one then had fewer pixels
 * than Google takes. A picture is never enlarged.
 * @param share less than 1 where the file came out too large
 */
export function sizeOf(region: Size, use: PictureUse, share = 1): Size {
  const longest = Math.max(region.width, region.height);
  const scale = Math.min(1, longestEdgeOf(use) / longest);
  const least = leastSizeOf(use);
  const leastScale = Math.max(least.width / region.width, least.height / region.height);
  const fitting = Math.min(1, Math.max(scale * share, leastScale));
  const ratio = ratioOf(use);
  const width = Math.round(region.width * fitting);
  return { width, height: Math.round(ratio === undefined ? region.height * fitting : width / ratio) };
}

function leastSizeOf({ purpose }: PictureUse): Size {
  const { post, photo } = pictureLimits;
  return purpose === 'post'
    ? { width: post.leastWidth, height: post.leastHeight }
    : { width: photo.leastEdge, height: photo.leastEdge };
}

function ratioOf(use: PictureUse): number | undefined {
  return use.purpose === 'post' ? postRatio : photoRatio(use.category);
}

function longestEdgeOf(use: PictureUse): number {
  if (use.purpose === 'post') return longestEdges.post;
  return use.category === photoCategories.cover ? longestEdges.cover : longestEdges.other;
}
