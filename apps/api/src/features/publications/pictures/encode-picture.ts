import type { JpegOptions, Sharp } from 'sharp';
import {
  fileFault,
  pictureLimits,
  pixelFault,
  pixelFindings,
  signatureOf,
  type PictureBackground,
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
import { lossOn, type Loss, type RawPixels } from './loss-on-background.ts';
import { regionOf, sizeOf, type PictureUse, type Region, type Size } from './picture-size.ts';

/** What is left to who brings a picture. */
export interface PictureChoice {
  /** Left out: the middle, in the shape that is needed. */
  crop?: Region | undefined;
  /** What transparent parts become: a JPEG has none. White where it is left out. */
  background?: PictureBackground | undefined;
}

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

/** For a small logo that came out with fewer bytes than Google takes: less is lost, and colours keep their resolution. */
const finerQualities = [95, 100] as const;

/** Colours that differ by less are one, to a person and to Google. */
const leastDeviation = 1;

const lossFindings: Readonly<Record<Exclude<Loss, 'all'>, readonly PictureFinding[]>> = {
  opaque: [],
  none: ['transparent'],
  some: ['partly_hidden'],
};

/**
 * Cuts a picture to its use and re-encodes it; returns why it is refused. The work is done by threads of libvips.
 * @throws Problem `too_busy`
 */
export async function encodePicture(
  bytes: Uint8Array,
  use: PictureUse,
  { crop, background = 'white', ...order }: WorkOrder & PictureChoice = {},
): Promise<EncodedPicture | { fault: EncodingFault }> {
  // Before sharp, which reads SVG and more.
  const signature = signatureOf(bytes);
  const fault = fileFault(signature, bytes.length);
  if (fault) return { fault };
  if (signature === 'image/jpeg' && hasTooManyScans(bytes)) return { fault: 'unreadable' };
  return inDecoder(() => encode(bytes, use, { crop, background }), order);
}

async function encode(
  bytes: Uint8Array,
  use: PictureUse,
  { crop, background }: PictureChoice & { background: PictureBackground },
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
  const size = (share: number) => sizeOf(region, use, share);
  const pixels = await readPixels(picture, size(1)).catch(() => undefined);
  if (!pixels) return { fault: 'unreadable' };
  const loss = await lossOn(background, pixels);
  if (loss === 'all') return { fault: 'hidden_by_background' };
  const encoded = await encodeWithin(pixels, background, size).catch(() => undefined);
  if (!encoded) return { fault: 'unreadable' };
  const resultFault = pixelFault(use.purpose, encoded);
  if (resultFault) return { fault: resultFault };
  if (encoded.bytes.length < pictureLimits.leastBytes) return { fault: 'too_plain' };
  const findings = [...pixelFindings(use.purpose, region), ...lossFindings[loss]];
  return { ...encoded, findings };
}

/** Pixels of a picture as it is stored, before a background is put under them: further steps begin with these. */
async function readPixels(picture: Sharp, size: Size): Promise<RawPixels> {
  const { data, info } = await picture
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Tries until the JPEG has as many bytes as Google takes: at most, and as far as it shows anything, at least. */
async function encodeWithin(
  { data, raw }: RawPixels,
  background: PictureBackground,
  sizeAt: (share: number) => Size,
): Promise<Omit<EncodedPicture, 'findings'> | undefined> {
  const sharp = await loadSharp();
  const encodeAs = async (share: number, options: JpegOptions) => {
    const resized = sharp(data, { raw })
      .timeout({ seconds: decoderSeconds })
      .flatten({ background })
      .resize({ ...sizeAt(share), fit: 'fill' });
    const jpeg = await resized.jpeg(options).toBuffer({ resolveWithObject: true });
    return { bytes: jpeg.data, width: jpeg.info.width, height: jpeg.info.height };
  };
  for (const { share, quality } of attempts) {
    const encoded = await encodeAs(share, { quality });
    if (encoded.bytes.length > mostBytes) continue;
    const isTooSmall = encoded.bytes.length < pictureLimits.leastBytes;
    return isTooSmall && !(await isOfOneColour(encoded.bytes)) ? encodeFiner(encodeAs) : encoded;
  }
  return undefined;
}

/** The last one may still have too few bytes. */
async function encodeFiner<Encoded extends { bytes: Uint8Array }>(
  encodeAs: (share: number, options: JpegOptions) => Promise<Encoded>,
): Promise<Encoded> {
  const [first, last] = finerQualities;
  const fine = (quality: number) => encodeAs(1, { quality, chromaSubsampling: '4:4:4' });
  const encoded = await fine(first);
  return encoded.bytes.length < pictureLimits.leastBytes ? fine(last) : encoded;
}

/** More bytes would show no more of it. */
async function isOfOneColour(jpeg: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  const { channels } = await sharp(jpeg).stats();
  return channels.every(({ stdev }) => stdev < leastDeviation);
}
