import { toBuffer, toString } from 'qrcode';
import type { QrFormat } from '@pinfold/contract/features/review-booster/booster-form';
import type { BoosterLink } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';

/** Level Q is still read when a quarter of it is covered, as a sticker in a shop window comes to be. */
const options = { errorCorrectionLevel: 'Q', margin: 4 } as const;

/** Pixels of one square of a PNG, for print at 300 dpi. */
const pngScale = 24;

/** Returns the picture of a link, as a file. */
export async function qrCode({ id, channel, url }: BoosterLink, format: QrFormat) {
  const filename = `pinfold-${channel}-${id}.${format}`;
  if (format === 'png') {
    const picture = await toBuffer(url, { ...options, type: 'png', scale: pngScale });
    return { filename, media_type: 'image/png' as const, content: picture.toString('base64') };
  }
  const picture = await toString(url, { ...options, type: 'svg' });
  return {
    filename,
    media_type: 'image/svg+xml' as const,
    content: Buffer.from(picture).toString('base64'),
  };
}
