import { normaliseText } from '@pinfold/contract/normalise-text';
import type {
  GoogleLocalPost,
  NewGoogleLocalPost,
} from '../../../../providers/google-business-profile/publications.ts';
import { pictureNameIn } from '../../pictures/picture-address.ts';

/** What was, or may have been, sent to Google. */
export interface SentPost {
  body: NewGoogleLocalPost;
  /** When it was first about to be sent. */
  sendingAt: Date;
  /** When it is to appear; null for at once. */
  plannedAt: Date | null;
}

/** Google's clock and ours may differ by so much, in milliseconds. */
const clockDifference = 2 * 60_000;

/**
 * Whether a post found at Google is the one that was sent, and not an older one, a version with another moment or
 * somebody else's: by the name of its picture, which is another for each item, where Google shows it; otherwise by its
 * moment and all that people see of it. The caller leaves out those whose names are known already.
 */
export function isSentPost(found: GoogleLocalPost, { body, sendingAt, plannedAt }: SentPost): boolean {
  const createdAt = Date.parse(found.createTime ?? '') || 0;
  if (createdAt < sendingAt.getTime() - clockDifference) return false;
  const shown = (found.media ?? []).flatMap(({ sourceUrl }) => pictureNameIn(sourceUrl) ?? []);
  if (shown.length > 0) return shown.includes(pictureNameIn(body.media?.[0]?.sourceUrl) ?? '');
  return isForMoment(found, plannedAt) && appearanceOf(found) === appearanceOf(body);
}

/** One without a moment may have been sent when its own had come. */
function isForMoment({ scheduledTime }: GoogleLocalPost, plannedAt: Date | null): boolean {
  return scheduledTime === undefined || Date.parse(scheduledTime) === plannedAt?.getTime();
}

/** What people see, apart from blanks, and from zeros that Google leaves out. */
function appearanceOf(post: GoogleLocalPost | NewGoogleLocalPost): string {
  const { startDate, startTime, endDate, endTime } = post.event?.schedule ?? {};
  const isOffer = post.topicType === 'OFFER';
  return JSON.stringify([
    post.topicType,
    normalise(post.summary),
    normalise(post.event?.title),
    [startDate, endDate].map((date) => [date?.year ?? 0, date?.month ?? 0, date?.day ?? 0]),
    [startTime, endTime].map((time) => [time?.hours ?? 0, time?.minutes ?? 0]),
    isOffer ? [normalise(post.offer?.couponCode), normalise(post.offer?.termsConditions)] : [],
    // Google draws an offer's button itself.
    isOffer ? [] : [post.callToAction?.actionType ?? '', linkOf(post.callToAction?.url)],
  ]);
}

function normalise(text = ''): string {
  return normaliseText(text).replaceAll(/\s+/g, ' ').trim();
}

function linkOf(url = ''): string {
  return URL.canParse(url) ? new URL(url).href : url.trim();
}
