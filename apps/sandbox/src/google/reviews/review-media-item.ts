import type { WorldReviewMedia } from '../../world/world.ts';
import { mediaFolder, oddFileAddress, pictureAddress } from '../media/media-file.ts';
import { reviewVideoFile } from '../media/review-video.ts';

/** How long an address works: Google does not say. Those of reviews that are compared daily still work. */
const lifetime = 26 * 3_600_000;

/** A ReviewMediaItem of the v4 API. Its addresses are other ones each time and expire. */
export function reviewMediaItem(
  callUrl: string,
  { kind, drawing, label }: WorldReviewMedia,
  now: number,
): object {
  const expires = `?expires=${now + lifetime}`;
  const thumbnail =
    kind === 'lost' ? oddFileAddress(callUrl, 'missing') : pictureAddress(callUrl, drawing, 'photo');
  return {
    thumbnailUrl: `${thumbnail}${expires}`,
    ...(label === undefined ? {} : { thumbnailLabel: label }),
    ...(kind === 'video' ? { videoUrl: `${mediaFolder(callUrl)}${reviewVideoFile}${expires}` } : {}),
  };
}
