import type { Sharp } from 'sharp';
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
import { regionOf, sizeOf, type PictureUse, type Region, type Size } from './picture-size.ts';

/** A JPEG in sRGB without metadata. */
export interface EncodedPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  findings: PictureFinding[];
}

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
  const region = regionOf(shown, use, crop);
  const regionFault = pixelFault(use.purpose, region);
  if (regionFault) return { fault: regionFault };
  const picture = sharp(bytes, { limitInputPixels: pictureLimits.mostPixels, failOn: 'error' })
    .timeout({ seconds: decoderSeconds })
    .autoOrient()
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height });
  const encoded = await encodeWithin(picture, (share) => sizeOf(region, use, share)).catch(() => undefined);
  if (!encoded) return { fault: 'unreadable' };
  const resultFault = pixelFault(use.purpose, encoded);
  if (resultFault) return { fault: resultFault };
  if (encoded.bytes.length < pictureLimits.leastBytes) return { fault: 'too_plain' };
  return { ...encoded, findings: pixelFindings(use.purpose, region) };
}

/** Tries until the JPEG is small enough for Google; the last attempt is, whatever the picture shows. */
async function encodeWithin(
  picture: Sharp,
  sizeAt: (share: number) => Size,
): Promise<Omit<EncodedPicture, 'findings'> | undefined> {
  const sharp = await loadSharp();
  // Read once: further attempts begin with its pixels.
  const { data, info } = await picture
    .resize({ ...sizeAt(1), fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { share, quality } of attempts) {
    const resized = sharp(data, { raw })
      .timeout({ seconds: decoderSeconds })
      .resize({ ...sizeAt(share), fit: 'fill' });
    const jpeg = await resized.jpeg({ quality }).toBuffer({ resolveWithObject: true });
    if (jpeg.data.length <= mostBytes)
      return { bytes: jpeg.data, width: jpeg.info.width, height: jpeg.info.height };
  }
  return undefined;
}
