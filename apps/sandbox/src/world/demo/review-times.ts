import { between, pickWeighted, type Random } from '../random.ts';
import { DAY, HOUR, warsawMidnight, warsawTime } from '../warsaw-time.ts';

interface Span {
  count: number;
  from: number;
  until: number;
}

/** When guests write: more of late, more at weekends and in summer, in the hours after coffee and cake. */
export function reviewTimes(random: Random, { count, from, until }: Span): number[] {
  const days: { midnight: number; weight: number }[] = [];
  // Noon keeps every step inside its own day when clocks change.
  for (let noon = warsawMidnight(until) + HOUR * 12; noon > from - DAY; noon -= DAY) {
    const { month, weekday } = warsawTime(noon);
    const recency = 1 + 1.6 * Math.max(0, (noon - from) / (until - from));
    days.push({
      midnight: warsawMidnight(noon),
      weight: recency * (WEEKDAYS[weekday] ?? 1) * (MONTHS[month - 1] ?? 1),
    });
  }
  const times: number[] = [];
  while (times.length < count) {
    const day = pickWeighted(random, days, ({ weight }) => weight);
    const hour = pickWeighted(random, HOURS, ([, weight]) => weight)[0];
    const time = day.midnight + hour * HOUR + between(random, 0, HOUR - 1);
    if (time >= from && time < until) times.push(time);
  }
  return times.sort((a, b) => a - b);
}

/** From Sunday to Saturday. */
const WEEKDAYS = [1.55, 0.8, 0.78, 0.82, 0.9, 1.1, 1.6];
const MONTHS = [0.85, 0.9, 0.95, 1, 1.1, 1.1, 1.25, 1.3, 1.05, 1, 0.9, 1.05];
const HOURS: [number, number][] = [
  [0, 0.2],
  [7, 0.6],
  [8, 1.4],
  [9, 2.6],
  [10, 4],
  [11, 4.8],
  [12, 4.6],
  [13, 4.4],
  [14, 4.6],
  [15, 5.2],
  [16, 5.8],
  [17, 5.6],
  [18, 5],
  [19, 4.4],
  [20, 3.6],
  [21, 2.6],
  [22, 1.4],
  [23, 0.6],
];
