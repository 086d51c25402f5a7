import { dayNumber, type CalendarDate } from './calendar.ts';

/** The date and the minute of the day that clocks of a time zone show. */
export function localTime(instant: Date, timeZone: string): { date: CalendarDate; minutes: number } {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return {
    date: local.slice(0, 10),
    minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)),
  };
}

/**
 * The moment at which clocks show so many minutes after a date began. Of an hour that comes twice the first is meant,
 * and what a change to summer time leaves out is moved on by it.
 */
export function instantOf(date: CalendarDate, minutes: number, timeZone: string): Date {
  return new Date(momentOf(dayNumber(date) ?? 0, minutes, timeZone));
}

/** The same in milliseconds, for a day as `dayNumber` counts it. */
export function momentOf(day: number, minutes: number, timeZone: string): number {
  const wall = day * 86_400_000 + minutes * 60_000;
  const before = offsetAt(wall - 86_400_000, timeZone);
  const after = offsetAt(wall + 86_400_000, timeZone);
  const fits = [wall - before, wall - after].find((moment) => moment + offsetAt(moment, timeZone) === wall);
  return fits ?? wall - before;
}

/** How far clocks are ahead of UTC at a moment, both in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? { read: readerOf(timeZone), offsets: new Map<number, number>() };
  clocks.set(timeZone, clock);
  const { read, offsets } = clock;
  const offset = offsets.get(moment) ?? read(moment);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(moment, offset);
  return offset;
}

/** Making a formatter takes longer than drawing a page, so it is only made where nothing else knows the zone's rules. */
function readerOf(timeZone: string): (moment: number) => number {
  const { Temporal } = globalThis as { Temporal?: OffsetsOfZones };
  if (Temporal)
    return (moment) =>
      Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    // Such as 11/26/2026, 03:51:00.
    const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = (
      formatter.format(moment).match(/\d+/g) ?? []
    ).map(Number);
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    return wall - Math.floor(moment / 1000) * 1000;
  };
}

/** What is needed here of the `Temporal` of younger browsers. */
interface OffsetsOfZones {
  Instant: {
    fromEpochMilliseconds(moment: number): {
      toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number };
    };
  };
}

interface Clock {
  read: (moment: number) => number;
  /** By moment: locations of one zone open and close at the same few times. */
  offsets: Map<number, number>;
}

const clocks = new Map<string, Clock>();
const mostOffsets = 5000;
