import { sql } from 'drizzle-orm';
import { normaliseText } from '@pinfold/contract/normalise-text';
import { rows } from '../../../../database/database.ts';
import type {
  GoogleLocalPost,
  GoogleRecurrence,
  NewGoogleLocalPost,
} from '../../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../../services.ts';
import { pictureNameIn } from '../../pictures/picture-address.ts';
import type { ClaimedItem } from './claim-item.ts';

/** Google's lists do not have a new post at once. What they lack after this moment has not arrived. */
export function looksUntil({ config }: Pick<Services, 'config'>, { calledAt }: ClaimedItem): Date {
  return new Date(calledAt.getTime() + config.GOOGLE_LIST_LAG_SECONDS * 1000);
}

/** Looks through all posts of an item's location for the one that may have arrived. */
export async function findSentPost(
  { database }: Services,
  { companyId, locationId, plannedAt, google }: ClaimedItem,
  sent: Omit<SentPost, 'plannedAt'>,
): Promise<GoogleLocalPost | undefined> {
  if (!google) return undefined;
  const ours = await rows<{ google_name: string }>(
    database.queries,
    sql`select google_name from local_post_items
        where company_id = ${companyId} and location_id = ${locationId} and google_name is not null`,
  );
  const known = new Set(ours.map(({ google_name: name }) => name));
  for await (const page of google.account.listLocalPosts(google.parent)) {
    const found = page.find((post) => !known.has(post.name) && isSentPost(post, { ...sent, plannedAt }));
    if (found) return found;
  }
  return undefined;
}

/** What was, or may have been, sent to Google. */
interface SentPost {
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
  const pattern = post.event?.recurrenceInfo;
  // Google may show a series by its current date, so that only its pattern and its hours are ours.
  const dates = pattern ? [] : [startDate, endDate];
  const isOffer = post.topicType === 'OFFER';
  return JSON.stringify([
    post.topicType,
    normalise(post.summary),
    normalise(post.event?.title),
    dates.map((date) => [date?.year ?? 0, date?.month ?? 0, date?.day ?? 0]),
    [startTime, endTime].map((time) => [time?.hours ?? 0, time?.minutes ?? 0]),
    pattern ? patternOf(pattern) : '',
    isOffer ? [normalise(post.offer?.couponCode), normalise(post.offer?.termsConditions)] : [],
    // Google draws an offer's button itself.
    isOffer ? [] : [post.callToAction?.actionType ?? '', linkOf(post.callToAction?.url)],
  ]);
}

/** What makes one series another one than the next. */
function patternOf({
  seriesEndTime,
  dailyPattern,
  weeklyPattern,
  monthlyPattern,
}: GoogleRecurrence): unknown[] {
  return [
    Date.parse(seriesEndTime ?? '') || 0,
    dailyPattern ? 'day' : weeklyPattern ? 'week' : 'month',
    (weeklyPattern?.daysOfWeek ?? []).toSorted(),
    monthlyPattern?.dayOfWeekOccurrence ?? monthlyPattern?.dayOfMonth ?? 0,
  ];
}

function normalise(text = ''): string {
  return normaliseText(text).replaceAll(/\s+/g, ' ').trim();
}

function linkOf(url = ''): string {
  return URL.canParse(url) ? new URL(url).href : url.trim();
}
