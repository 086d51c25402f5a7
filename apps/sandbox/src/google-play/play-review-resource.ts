import type { PlayReview } from './play-review.ts';

/**
 * A review as the API returns it
 * (developers.google.com/android-publisher/api-ref/rest/v3/reviews).
 */
export function playReviewResource(review: PlayReview): object {
  const { device, reply } = review;
  const userComment = {
    text: review.text,
    lastModified: timestampOf(review.modifiedAt),
    starRating: review.rating,
    reviewerLanguage: review.language,
    device: device.codename,
    androidOsVersion: device.sdk,
    appVersionCode: review.version.code,
    appVersionName: review.version.name,
    deviceMetadata: {
      productName: `${device.codename} (${device.model})`,
      manufacturer: device.manufacturer,
      deviceClass: 'FORM_FACTOR_PHONE',
      screenWidthPx: device.widthPx,
      screenHeightPx: device.heightPx,
      nativePlatform: 'ABI_ARM64_V8,ABI_ARM_V7,ABI_ARM',
      screenDensityDpi: device.densityDpi,
      ramMb: device.ramMb,
    },
  };
  const developerComment = reply && { text: reply.text, lastModified: timestampOf(reply.modifiedAt) };
  return {
    reviewId: review.id,
    authorName: review.author,
    comments: [{ userComment }, ...(developerComment ? [{ developerComment }] : [])],
  };
}

/** Seconds are a 64-bit number, which JSON has as a text. */
export function timestampOf(at: number): object {
  return { seconds: String(Math.floor(at / 1000)), nanos: (at % 1000) * 1_000_000 };
}
