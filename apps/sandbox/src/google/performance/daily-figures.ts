import { between, keyedRandom, type Random } from '../../world/random.ts';
import type { State } from '../../world/state.ts';
import { dateInWarsaw, dayNumber } from '../../world/warsaw-time.ts';

/**
 * What Google counts of a profile by day, with its share: of all views, or of actions by view.
 * https://developers.google.com/my-business/reference/performance/rest/v1/locations/fetchMultiDailyMetricsTimeSeries
 */
const shares = {
  BUSINESS_IMPRESSIONS_DESKTOP_MAPS: 0.08,
  BUSINESS_IMPRESSIONS_DESKTOP_SEARCH: 0.14,
  BUSINESS_IMPRESSIONS_MOBILE_MAPS: 0.45,
  BUSINESS_IMPRESSIONS_MOBILE_SEARCH: 0.33,
  CALL_CLICKS: 0.009,
  WEBSITE_CLICKS: 0.016,
  BUSINESS_DIRECTION_REQUESTS: 0.032,
  BUSINESS_BOOKINGS: 0.0015,
  BUSINESS_FOOD_ORDERS: 0.002,
  BUSINESS_FOOD_MENU_CLICKS: 0.018,
  BUSINESS_CONVERSATIONS: 0,
};

export type DailyMetric = keyof typeof shares;

export const dailyMetrics = Object.keys(shares) as DailyMetric[];

/** What a day lists; a metric that is missing is not known for it. */
export type DailyFigures = Partial<Record<DailyMetric, number>>;

/** The figures of a location on a day, as the script has changed them. */
export function figuresOf(
  state: State,
  locationId: string,
  { day, now }: { day: number; now: number },
): DailyFigures {
  const { set, dropped } = state.performance;
  const isDropped = dropped.get(locationId)?.some(({ from, to }) => from <= day && day <= to);
  const seeded = isDropped || !isCounted(day, now) ? {} : seededFigures(state.seed, locationId, day);
  const scripted = set.get(locationId)?.get(day);
  if (!scripted) return seeded;
  const listed = Object.entries({ ...seeded, ...scripted }).filter(([, count]) => count !== null);
  return Object.fromEntries(listed) as DailyFigures;
}

/** The last days come late, and those of more than 18 months ago are gone. */
function isCounted(day: number, now: number): boolean {
  const today = dayNumber(dateInWarsaw(now));
  return day <= today - 3 && day >= today - 550;
}

function seededFigures(seed: number, locationId: string, day: number): DailyFigures {
  const views = expectedViews(seed, locationId, day);
  const habits = keyedRandom(seed, `${locationId} habits`);
  const random = keyedRandom(seed, `${locationId} day ${day}`);
  const mood = around(random, 0.15);
  return Object.fromEntries(
    dailyMetrics.map((metric) => {
      const expected = views * mood * shares[metric] * around(habits, 0.3) * around(random, 0.1);
      // Rounded up as often as the part says, so that what is rare happens on some days.
      return [metric, Math.floor(expected + random())];
    }),
  );
}

/** How many views a day has without chance: a size for good, a slow trend, season and weekday. */
export function expectedViews(seed: number, locationId: string, day: number): number {
  const random = keyedRandom(seed, `${locationId} views`);
  const size = 70 * Math.exp(random() * 1.2);
  const growth = between(random, -8, 18) / 100;
  const trend = Math.exp((growth * (day - firstOf2026)) / 365);
  return size * trend * seasonOf(day) * (weekdays[(day + 4) % 7] ?? 1);
}

/** From Sunday on: cafés are looked for before and on weekends. */
const weekdays = [1.15, 0.82, 0.86, 0.92, 0.98, 1.12, 1.3];

const firstOf2026 = 20_454;

/** Most in the middle of July, and again before Christmas. */
function seasonOf(day: number): number {
  const dayOfYear = (((day - firstOf2026) % 365) + 365) % 365;
  const summer = 0.14 * Math.cos((2 * Math.PI * (dayOfYear - 196)) / 365);
  return 1 + summer + (dayOfYear >= 335 && dayOfYear < 358 ? 0.15 : 0);
}

function around(random: Random, spread: number): number {
  return 1 + (random() * 2 - 1) * spread;
}
