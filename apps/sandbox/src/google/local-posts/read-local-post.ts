import * as z from 'zod';
import { RecurrenceInfo } from '../../world/post-series.ts';
import { postActions, postKinds, type SeriesFacts, type WorldPost } from '../../world/publications.ts';
import { GoogleError } from '../google-error.ts';
import { type ErrorDetail, validationError } from '../validation-error.ts';
import { checkRecurrence } from './check-recurrence.ts';

const CalendarDate = z.strictObject({
  year: z.int().optional(),
  month: z.int().optional(),
  day: z.int().optional(),
});
const TimeOfDay = z.strictObject({
  hours: z.int().min(0).max(23).optional(),
  minutes: z.int().min(0).max(59).optional(),
  seconds: z.int().optional(),
  nanos: z.int().optional(),
});
const Text = z.string();

/** A LocalPost as a merchant sends it; what only Google sets is left aside. */
export const LocalPostBody = z.strictObject({
  name: Text.optional(),
  languageCode: Text.optional(),
  createTime: Text.optional(),
  updateTime: Text.optional(),
  state: Text.optional(),
  searchUrl: Text.optional(),
  alertType: Text.optional(),
  topicType: Text.optional(),
  summary: Text.optional(),
  callToAction: z.strictObject({ actionType: Text.optional(), url: Text.optional() }).optional(),
  event: z
    .strictObject({
      title: Text.optional(),
      schedule: z
        .strictObject({
          startDate: CalendarDate.optional(),
          startTime: TimeOfDay.optional(),
          endDate: CalendarDate.optional(),
          endTime: TimeOfDay.optional(),
        })
        .optional(),
      recurrenceInfo: RecurrenceInfo.optional(),
      recurringInstanceTime: Text.optional(),
    })
    .optional(),
  offer: z
    .strictObject({
      couponCode: Text.optional(),
      redeemOnlineUrl: Text.optional(),
      termsConditions: Text.optional(),
    })
    .optional(),
  media: z.array(z.object({ mediaFormat: Text.optional(), sourceUrl: Text.optional() })).optional(),
  scheduledTime: Text.optional(),
});

type LocalPostBody = z.infer<typeof LocalPostBody>;
export type PostContent = Pick<
  WorldPost,
  'kind' | 'summary' | 'event' | 'offer' | 'action' | 'scheduledTime'
> & { sourceUrl?: string };

const limits = { summary: 1500, title: 58, coupon: 58, terms: 5000 };

/** Returns what a post says; throws a ValidationError with everything that is wrong with it. */
export function readLocalPost(
  body: LocalPostBody,
  { now, mayAlert, series }: { now: number; mayAlert: boolean; series: SeriesFacts },
): PostContent {
  // A video is not refused: the real API fails.
  if (body.media?.some(({ mediaFormat }) => mediaFormat === 'VIDEO'))
    throw new GoogleError('INTERNAL', 'Internal error encountered.');
  const kind = postKinds.find((one) => one === body.topicType);
  if (!kind) throw validationError(missing('topic_type', 'Topic type is required for post creation.'));
  const event = readEvent(body.event);
  const problems = [
    ...(kind === 'ALERT' && !mayAlert
      ? [unsupported('topic_type', 'The account cannot publish alerts.')]
      : []),
    ...tooLong('summary', body.summary, limits.summary),
    ...(body.summary?.trim() || kind === 'EVENT' || kind === 'OFFER' ? [] : [missing('summary')]),
    ...checkEvent(kind, body.event, event, series),
    ...checkOffer(kind, body.offer),
    ...checkAction(kind, body.callToAction),
    ...checkMedia(body.media ?? []),
    ...checkScheduledTime(body.scheduledTime, now),
    ...(body.scheduledTime !== undefined && body.event?.recurrenceInfo && !series.takesScheduledTime
      ? [invalid('scheduled_time', 'A recurring post cannot be scheduled.')]
      : []),
  ];
  if (problems.length > 0) throw validationError(...problems);
  const { couponCode, redeemOnlineUrl, termsConditions } = body.offer ?? {};
  const type = postActions.find((one) => one === body.callToAction?.actionType);
  const [sourceUrl] = (body.media ?? []).map((item) => item.sourceUrl);
  return {
    kind,
    summary: body.summary ?? '',
    ...(event?.start && event.end
      ? {
          event: {
            title: event.title,
            start: event.start,
            end: event.end,
            recurrence: body.event?.recurrenceInfo,
          },
        }
      : {}),
    ...(body.offer ? { offer: { coupon: couponCode, url: redeemOnlineUrl, terms: termsConditions } } : {}),
    ...(type ? { action: { type, url: body.callToAction?.url } } : {}),
    ...(body.scheduledTime === undefined ? {} : { scheduledTime: Date.parse(body.scheduledTime) }),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  };
}

interface ReadEvent {
  title: string;
  start?: string;
  end?: string;
}

function readEvent(event: LocalPostBody['event']): ReadEvent | undefined {
  if (!event) return undefined;
  const { startDate, startTime, endDate, endTime } = event.schedule ?? {};
  const start = momentOf(startDate, startTime);
  const end = momentOf(endDate, endTime);
  return { title: event.title ?? '', ...(start ? { start } : {}), ...(end ? { end } : {}) };
}

/** Wall time as `2026-11-28T18:00`; undefined unless both date and time are given and exist. */
function momentOf(
  date: z.infer<typeof CalendarDate> | undefined,
  time: z.infer<typeof TimeOfDay> | undefined,
): string | undefined {
  if (!date || !time) return undefined;
  const two = (number: number) => String(number).padStart(2, '0');
  const { year = 0, month = 0, day = 0 } = date;
  const moment = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(time.hours ?? 0)}:${two(time.minutes ?? 0)}`;
  const parsed = new Date(`${moment}Z`);
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(moment) ? undefined : moment;
}

function checkEvent(
  kind: WorldPost['kind'],
  body: LocalPostBody['event'],
  event: ReadEvent | undefined,
  series: SeriesFacts,
): ErrorDetail[] {
  const isWanted = kind === 'EVENT' || kind === 'OFFER';
  if (!isWanted) return body ? [invalid('event', `A post of type ${kind} has no event.`)] : [];
  if (!event) return [missing('event')];
  const { title, start, end } = event;
  return [
    ...(title.trim() === '' ? [missing('event.title')] : tooLong('event.title', title, limits.title)),
    ...(start && end
      ? start > end
        ? [schedule('event.schedule', 'The end must not be before the start.')]
        : []
      : [schedule('event.schedule', 'Start date, start time, end date and end time are required.')]),
    ...checkRecurrence(body?.recurrenceInfo, start, series.longestDays),
  ];
}

function checkOffer(kind: WorldPost['kind'], offer: LocalPostBody['offer']): ErrorDetail[] {
  if (!offer) return [];
  if (kind !== 'OFFER') return [invalid('offer', `A post of type ${kind} has no offer.`)];
  return [
    ...tooLong('offer.coupon_code', offer.couponCode, limits.coupon),
    ...tooLong('offer.terms_conditions', offer.termsConditions, limits.terms),
    ...checkUrl('offer.redeem_online_url', offer.redeemOnlineUrl),
  ];
}

function checkAction(kind: WorldPost['kind'], action: LocalPostBody['callToAction']): ErrorDetail[] {
  if (!action) return [];
  if (kind === 'OFFER') return [invalid('call_to_action', 'An offer has no call to action.')];
  if (!postActions.some((one) => one === action.actionType))
    return [invalid('call_to_action.action_type', 'The action type is missing or unknown.')];
  if (action.actionType === 'CALL')
    return action.url === undefined ? [] : [invalid('call_to_action.url', 'A call has no URL.')];
  if (!action.url) return [missing('call_to_action.url')];
  return checkUrl('call_to_action.url', action.url);
}

function checkMedia(media: NonNullable<LocalPostBody['media']>): ErrorDetail[] {
  if (media.length > 1) return [invalid('media', 'A post has at most one media item.')];
  return media.flatMap(({ mediaFormat, sourceUrl }) => [
    ...(mediaFormat === 'PHOTO' ? [] : [invalid('media.media_format', 'The media format is missing.')]),
    ...(sourceUrl ? checkUrl('media.source_url', sourceUrl) : [missing('media.source_url')]),
  ]);
}

function checkScheduledTime(scheduledTime: string | undefined, now: number): ErrorDetail[] {
  if (scheduledTime === undefined) return [];
  if (!z.iso.datetime({ offset: true }).safeParse(scheduledTime).success)
    return [invalid('scheduled_time', 'The scheduled time is not a timestamp.')];
  return Date.parse(scheduledTime) > now
    ? []
    : [invalid('scheduled_time', 'The scheduled time must be in the future.')];
}

export function checkUrl(field: string, url: string | undefined): ErrorDetail[] {
  if (url === undefined) return [];
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb ? [] : [{ code: 'INVALID_URL', field, message: 'The URL is invalid.' }];
}

function tooLong(field: string, text: string | undefined, most: number): ErrorDetail[] {
  if (text === undefined || text.length <= most) return [];
  return [{ code: 'STRING_TOO_LONG', field, message: `Must be at most ${most} characters` }];
}

function missing(field: string, message = `${field} is required`): ErrorDetail {
  return { code: 'REQUIRED_FIELD_MISSING_VALUE', field, message };
}

function invalid(field: string, message: string): ErrorDetail {
  return { code: 'INVALID_ARGUMENT', field, message };
}

function schedule(field: string, message: string): ErrorDetail {
  return { code: 'INVALID_TIME_SCHEDULE', field, message };
}

function unsupported(field: string, message: string): ErrorDetail {
  return { code: 'OPERATION_UNSUPPORTED_UNDER_ACCOUNT_CONDITION', field, message };
}
