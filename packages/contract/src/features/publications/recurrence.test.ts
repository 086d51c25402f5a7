import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber, type Weekday, weekdayOf } from '../listings/hours/calendar.ts';
import { postTypes } from './local-post.ts';
import {
  nextOccurrences,
  occurrencesOf,
  type PostRecurrence,
  recurrenceCarrier,
  recurrenceFaults,
  type RepeatingPost,
} from './recurrence.ts';

const repeats = (recurrence: Partial<PostRecurrence>, post: Partial<RepeatingPost> = {}): RepeatingPost => ({
  type: postTypes.post,
  start: null,
  end: null,
  planned_at: '2026-12-04T09:00',
  planned_zone: 'location',
  ...post,
  recurrence: { every: 'day', interval: 1, days: [], on: 'day', until: null, skip: [], ...recurrence },
});
const datesOf = (post: RepeatingPost, from: string, to: string) =>
  occurrencesOf(post, from, to).map(({ on }) => on);

describe('BEY-21 dates of a post that repeats', () => {
  test('every other week on the days that were chosen, counted from the week of the first', () => {
    const post = repeats({ every: 'week', interval: 2, days: [4, 0] });
    expect(datesOf(post, '2026-11-01', '2027-01-10')).toEqual([
      '2026-12-04',
      '2026-12-14',
      '2026-12-18',
      '2026-12-28',
      '2027-01-01',
    ]);
  });

  test('the second Tuesday, the last Friday, and the same day of each month', () => {
    const on = (planned_at: string, recurrence: Partial<PostRecurrence>) =>
      datesOf(repeats({ every: 'month', ...recurrence }, { planned_at }), '2026-12-01', '2027-03-31');
    expect(on('2026-12-08T09:00', { on: 'nth_weekday' })).toEqual([
      '2026-12-08',
      '2027-01-12',
      '2027-02-09',
      '2027-03-09',
    ]);
    expect(on('2026-12-25T09:00', { on: 'last_weekday' })).toEqual([
      '2026-12-25',
      '2027-01-29',
      '2027-02-26',
      '2027-03-26',
    ]);
    expect(on('2026-12-28T09:00', { interval: 3 })).toEqual(['2026-12-28', '2027-03-28']);
  });

  test('an offer moves along whole, its announcement too', () => {
    const offer = repeats(
      { every: 'week', days: [4] },
      {
        type: postTypes.offer,
        start: '2026-12-04T16:00',
        end: '2026-12-05T02:00',
        planned_at: '2026-12-02T09:00',
      },
    );
    expect(occurrencesOf(offer, '2026-12-11', '2026-12-11')).toEqual([
      {
        on: '2026-12-11',
        planned_at: '2026-12-09T09:00',
        start: '2026-12-11T16:00',
        end: '2026-12-12T02:00',
      },
    ]);
  });

  test('skipped dates and what is beyond the end are left out, also of the next ones', () => {
    const post = repeats({ skip: ['2026-12-05', '2026-12-06'], until: '2026-12-08' });
    expect(nextOccurrences(post, '2026-12-01', 5).map(({ on }) => on)).toEqual([
      '2026-12-04',
      '2026-12-07',
      '2026-12-08',
    ]);
    expect(nextOccurrences(post, '2026-12-05', 1).map(({ on }) => on)).toEqual(['2026-12-07']);
  });

  test('whatever the period, they are those that a walk through all days finds', () => {
    const day = fc.integer({ min: dayNumber('2024-01-01') ?? 0, max: dayNumber('2029-12-31') ?? 0 });
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom('day', 'week', 'month'),
        fc.integer({ min: 1, max: 30 }),
        fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { minLength: 1 }),
        fc.constantFrom('day', 'nth_weekday', 'last_weekday'),
        (first, from, length, every, interval, days, on) => {
          const post = repeats({ every, interval, days, on }, { planned_at: `${dateOfDay(first)}T09:00` });
          fc.pre(recurrenceFaults(post).length === 0);
          const walked: string[] = [];
          for (let one = Math.max(from, first); one <= from + length; one += 1)
            if (isInPattern(post.recurrence, dateOfDay(first), dateOfDay(one))) walked.push(dateOfDay(one));
          expect(datesOf(post, dateOfDay(from), dateOfDay(from + length))).toEqual(walked);
        },
      ),
      { numRuns: 400 },
    );
  });
});

/** The pattern as one would explain it, day by day. */
function isInPattern(recurrence: PostRecurrence | null, first: string, date: string): boolean {
  if (!recurrence) return false;
  const { every, interval, days, on } = recurrence;
  const between = (dayNumber(date) ?? 0) - (dayNumber(first) ?? 0);
  if (every === 'day') return between % interval === 0;
  if (every === 'week') {
    const weeks = (between + weekdayOf(first) - weekdayOf(date)) / 7;
    return days.includes(weekdayOf(date)) && weeks % interval === 0;
  }
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  if ((months(date) - months(first)) % interval !== 0) return false;
  if (on === 'day') return date.slice(8) === first.slice(8);
  if (weekdayOf(date) !== weekdayOf(first)) return false;
  const week = (text: string) => Math.ceil(Number(text.slice(8)) / 7);
  const isLast = dateOfDay((dayNumber(date) ?? 0) + 7).slice(0, 7) !== date.slice(0, 7);
  return on === 'nth_weekday' ? week(date) === week(first) : isLast;
}

describe('BEY-21 a pattern that cannot be', () => {
  const faultsOf = (recurrence: Partial<PostRecurrence>, post: Partial<RepeatingPost> = {}) =>
    recurrenceFaults(repeats(recurrence, post)).map(({ field, code }) => `${field} ${code}`);

  test.each([
    ['without a moment', {}, { planned_at: null }, ['planned_at required']],
    ['a weekly one without days', { every: 'week' }, {}, ['recurrence.days required']],
    [
      'a first date on another day',
      { every: 'week', days: [0] },
      {},
      ['recurrence.days first_not_in_pattern'],
    ],
    [
      'a first date that is not the last Friday',
      { every: 'month', on: 'last_weekday' },
      {},
      ['recurrence.on first_not_in_pattern'],
    ],
    [
      'a day that February lacks',
      { every: 'month' },
      { planned_at: '2026-12-29T09:00' },
      ['recurrence.on month_day_too_late'],
    ],
    ['over before it begins', { until: '2026-12-03' }, {}, ['recurrence.until until_before_first']],
    [
      'a skipped day of another series',
      { interval: 2, skip: ['2026-12-05'] },
      {},
      ['recurrence.skip not_a_date'],
    ],
    [
      'nothing left',
      { until: '2026-12-05', skip: ['2026-12-04', '2026-12-05'] },
      {},
      ['recurrence.skip all_skipped'],
    ],
  ] as const)('%s', (_, recurrence, post, faults) => {
    expect(faultsOf(recurrence as Partial<PostRecurrence>, post)).toEqual(faults);
  });

  test('an event that lasts until the next one has begun, and one that ends as the next begins', () => {
    const event = (end: string) => faultsOf({}, { type: postTypes.event, start: '2026-12-04T18:00', end });
    expect(event('2026-12-05T18:01')).toEqual(['end longer_than_gap']);
    expect(event('2026-12-05T18:00')).toEqual([]);
    const monthly = faultsOf(
      { every: 'month' },
      { type: postTypes.event, start: '2026-06-05T18:00', end: '2026-07-05T12:00' },
    );
    expect(monthly).toEqual(['end longer_than_gap']);
  });
});

test('BEY-21 Google repeats what its pattern can say, and whatever it cannot has its reason', () => {
  const carrierOf = (recurrence: Partial<PostRecurrence>, changes: object = {}, hasDateVariables = false) =>
    recurrenceCarrier({
      post: { ...repeats(recurrence, { type: postTypes.offer }), visibility: { maps: true }, ...changes },
      hasDateVariables,
      isGoogleOn: true,
    });
  expect(carrierOf({ every: 'week', days: [4] })).toEqual({ carrier: 'google', reason: null });
  expect([
    carrierOf({}, { type: postTypes.post }).reason,
    carrierOf({}, { visibility: { maps: false } }).reason,
    carrierOf({ interval: 2 }).reason,
    carrierOf({ skip: ['2026-12-05'] }).reason,
    carrierOf({}, {}, true).reason,
  ]).toEqual(['type', 'not_on_maps', 'interval', 'skip', 'variables']);
});
