import type { Sharp } from 'sharp';
import {
  photoCategories,
  photoRatio,
  type PhotoCategory,
} from '@pinfold/contract/features/publications/photo';
import {
  fileFault,
  pictureLimits,
  pixelFault,
  pixelFindings,
  signatureOf,
  type PictureFault,
  type PictureFinding,
} from '@pinfold/contract/features/publications/picture';
import type { WorkOrder } from '../../../limit-work.ts';
import {
  decoderSeconds,
  hasTooManyScans,
  inDecoder,
  isTooHeavy,
  loadSharp,
} from '../../../picture-decoder.ts';

/** What a picture becomes: of a post, or of a photo in its category. */
export type PictureUse = { purpose: 'post' } | { purpose: 'photo'; category: PhotoCategory };

/** A part of a picture, in pixels as it is shown. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A JPEG in sRGB without metadata. */
export interface EncodedPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  findings: PictureFinding[];
}

/** Pixels at most; smaller pictures are not enlarged. */
const longestEdges = { post: 1200, cover: 1920, other: 4096 } as const;
const postRatio = 4 / 3;

/** What Google takes of one photo. */
const mostBytes = 5 * 1024 * 1024;

/** The first that fits is taken: a smaller share of the edges, or a lower quality of the JPEG. */
const attempts = [
  { share: 1, quality: 90 },
  { share: 1, quality: 80 },
  { share: 0.75, quality: 75 },
  { share: 0.5, quality: 60 },
] as const;

/** Why a picture is refused: of what the browser knows too, or for the memory that it takes here. */
type EncodingFault = PictureFault | 'too_heavy';

/**
 * Cuts a picture to its use and encodes it anew; returns why it is refused. Without a region the middle is taken. The
 * work is done by threads of libvips.
 * @throws Problem `too_busy`
 */
export async function encodePicture(
  bytes: Uint8Array,
  use: PictureUse,
  { crop, ...order }: WorkOrder & { crop?: Region | undefined } = {},
): Promise<EncodedPicture | { fault: EncodingFault }> {
  // Before sharp, which reads SVG and more.
  const signature = signatureOf(bytes);
  const fault = fileFault(signature, bytes.length);
  if (fault) return { fault };
  if (signature === 'image/jpeg' && hasTooManyScans(bytes)) return { fault: 'unreadable' };
  return inDecoder(() => encode(bytes, use, crop), order);
}

async function encode(
  bytes: Uint8Array,
  use: PictureUse,
  crop: Region | undefined,
): Promise<EncodedPicture | { fault: EncodingFault }> {
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return { fault: 'unreadable' };
  const shown = header.autoOrient;
  const fault = pixelFault(use.purpose, shown);
  if (fault) return { fault };
  if (isTooHeavy(header)) return { fault: 'too_heavy' };
  const region = regionOf(shown, ratioOf(use), crop);
  const regionFault = pixelFault(use.purpose, region);
  if (regionFault) return { fault: regionFault };
  const picture = sharp(bytes, { limitInputPixels: pictureLimits.mostPixels, failOn: 'error' })
    .timeout({ seconds: decoderSeconds })
    .autoOrient()
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height });
  const encoded = await encodeWithin(picture, sizeOf(region, use)).catch(() => undefined);
  if (!encoded) return { fault: 'unreadable' };
  if (encoded.bytes.length < pictureLimits.leastBytes) return { fault: 'too_plain' };
  return { ...encoded, findings: pixelFindings(use.purpose, shown) };
}

/** Tries until the JPEG is small enough for Google; the last attempt is, whatever the picture shows. */
async function encodeWithin(
  picture: Sharp,
  { width, height }: { width: number; height: number },
): Promise<Omit<EncodedPicture, 'findings'> | undefined> {
  const sharp = await loadSharp();
  // Read once: further attempts begin with its pixels.
  const { data, info } = await picture
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { share, quality } of attempts) {
    const resized = sharp(data, { raw })
      .timeout({ seconds: decoderSeconds })
      .resize({ width: Math.round(width * share) });
    const jpeg = await resized.jpeg({ quality }).toBuffer({ resolveWithObject: true });
    if (jpeg.data.length <= mostBytes)
      return { bytes: jpeg.data, width: jpeg.info.width, height: jpeg.info.height };
  }
  return undefined;
}

function ratioOf(use: PictureUse): number | undefined {
  return use.purpose === 'post' ? postRatio : photoRatio(use.category);
}

/** The largest part of the picture, or of the chosen region, in the shape that is needed. */
function regionOf(
  { width, height }: { width: number; height: number },
  ratio: number | undefined,
  crop: Region = { x: 0, y: 0, width, height },
): Region {
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

function sizeOf(region: Region, use: PictureUse): { width: number; height: number } {
  const longest = Math.max(region.width, region.height);
  const edge = Math.min(longest, longestEdgeOf(use));
  const ratio = ratioOf(use);
  if (ratio !== undefined) return { width: edge, height: Math.round(edge / ratio) };
  const scale = edge / longest;
  return {
    width: Math.max(1, Math.round(region.width * scale)),
    height: Math.max(1, Math.round(region.height * scale)),
  };
}

function longestEdgeOf(use: PictureUse): number {
  if (use.purpose === 'post') return longestEdges.post;
  return use.category === photoCategories.cover ? longestEdges.cover : longestEdges.other;
}
