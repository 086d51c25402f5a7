import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf, localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { Temporal } from 'temporal-polyfill';
import { median } from './measure.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Our implementation is kept beside dayjs as long as it is correct and takes at most this share of its time. */
const shareBar = 0.8;

const calls = 2_000;

/**
 * Compares our time zone rules and dayjs's plugin with Temporal around the clock changes of all zones, and their time
 * with each other. Returns the bars that were missed.
 */
export function benchTimeZones(say: (line: string) => void): string[] {
  const wrong = { ours: 0, dayjs: 0, of: 0 };
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const change of changesOf(zone))
      for (const minutes of [-60, -30, 0, 30, 60]) {
        const moment = Temporal.Instant.fromEpochMilliseconds(change + minutes * 60_000);
        const local = moment.toZonedDateTimeISO(zone).toPlainDateTime();
        const truth = local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
        const [date, time] = [local.toPlainDate().toString(), local.toPlainTime().toString().slice(0, 5)];
        wrong.of += 1;
        if (instantOf(date, local.hour * 60 + local.minute, zone).getTime() !== truth) wrong.ours += 1;
        if (dayjs.tz(`${date} ${time}`, zone).valueOf() !== truth) wrong.dayjs += 1;
      }
  say(
    `\nmoments around changes of the clocks, ${wrong.of}: wrong by ours ${wrong.ours}, by dayjs ${wrong.dayjs}`,
  );
  const day = '2026-01-31';
  const shares = {
    'local time of a moment': share(
      (n) => void localTime(new Date(Date.UTC(2026, 0, 1) + n * 977_000), 'Europe/Warsaw'),
      (n) =>
        void dayjs(Date.UTC(2026, 0, 1) + n * 977_000)
          .tz('Europe/Warsaw')
          .format('YYYY-MM-DD HH:mm'),
    ),
    'moment of a local time': share(
      (n) => void instantOf(addDays(day, n), 600, 'Europe/Warsaw'),
      (n) => void dayjs.tz(`${addDays(day, n)} 10:00`, 'Europe/Warsaw').valueOf(),
    ),
    'days later': share(
      (n) => void addDays(day, n),
      (n) => void dayjs.utc(day).add(n, 'day').format('YYYY-MM-DD'),
    ),
  };
  for (const [what, ratio] of Object.entries(shares))
    say(`${what.padEnd(32)}${ratio.toFixed(2).padStart(8)} of dayjs’s time (bar ${shareBar})`);
  return [
    ...(wrong.ours > 0 ? [`${wrong.ours} moments are wrong by our own rules of time zones`] : []),
    ...Object.entries(shares).flatMap(([what, ratio]) =>
      ratio > shareBar ? [`${what}: ${ratio.toFixed(2)} of dayjs’s time`] : [],
    ),
  ];
}

/** The moments at which a zone puts its clocks forward or back in two years. */
function changesOf(zone: string): number[] {
  const end = Date.UTC(2028, 0, 1);
  const changes: number[] = [];
  let from = Temporal.Instant.fromEpochMilliseconds(Date.UTC(2026, 0, 1)).toZonedDateTimeISO(zone);
  for (;;) {
    const next = from.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > end) return changes;
    changes.push(next.epochMilliseconds);
    from = next;
  }
}

/** Which share of another's time something takes, in the median of rounds by turns. */
function share(ours: (n: number) => void, theirs: (n: number) => void): number {
  // Different times in each round: our implementation caches.
  let first = 0;
  const round = (call: (n: number) => void) => {
    first += calls;
    const began = performance.now();
    for (let n = first; n < first + calls; n += 1) call(n);
    return performance.now() - began;
  };
  round(ours);
  round(theirs);
  return median(Array.from({ length: 9 }, () => round(ours) / round(theirs)));
}
