import type {
  GoogleLocalPost,
  NewGoogleLocalPost,
} from '../../../providers/google-business-profile/publications.ts';

/** What was, or may have been, sent to Google. */
export interface SentPost {
  body: NewGoogleLocalPost;
  /** When it was first about to be sent. */
  sendingAt: Date;
}

/** Google's clock and ours may differ by so much, in milliseconds. */
const clockDifference = 2 * 60_000;

/**
 * Whether a post found at Google is the one that was sent, and not an older one or somebody else's: by the address of
 * its picture, which is another for each item, where Google shows it; otherwise by all that people see of it. The caller
 * leaves out those whose names are known already.
 */
export function isSentPost(found: GoogleLocalPost, { body, sendingAt }: SentPost): boolean {
  const createdAt = Date.parse(found.createTime ?? '') || 0;
  if (createdAt < sendingAt.getTime() - clockDifference) return false;
  const sourceUrl = body.media?.[0]?.sourceUrl;
  if (sourceUrl !== undefined && found.media?.some((one) => one.sourceUrl === sourceUrl)) return true;
  return appearanceOf(found) === appearanceOf(body);
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
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function linkOf(url = ''): string {
  return URL.canParse(url) ? new URL(url).href : url.trim();
}
