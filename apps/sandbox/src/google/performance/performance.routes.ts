import { Hono } from 'hono';
import { dateOf } from '../../world/warsaw-time.ts';
import { type GoogleContext, type GoogleEnv, granted, requireVerified } from '../google-context.ts';
import { readPageSize, takeSlice } from '../paging.ts';
import { type DailyFigures, type DailyMetric, figuresOf } from './daily-figures.ts';
import { readDailyRange, readMetrics, readMonthlyRange } from './performance-query.ts';
import { searchedKeywords } from './search-keywords.ts';

const service = 'businessprofileperformance.googleapis.com';

/**
 * Business Profile Performance API v1: figures by day, and what people searched for by month.
 * https://developers.google.com/my-business/reference/performance/rest
 */
export function performanceRoutes(context: GoogleContext) {
  const { world } = context;
  return new Hono<GoogleEnv>()
    .get('/v1/locations/:target{[^/:]+:fetchMultiDailyMetricsTimeSeries}', granted(context, service), (c) => {
      const [locationId = ''] = c.req.param('target').split(':');
      requireVerified(context, c.get('grantedAccount'), locationId);
      const metrics = readMetrics(c.req, world.state.performance.refusals);
      const { from, to } = readDailyRange(c.req);
      const days = Array.from({ length: to - from + 1 }, (_, index) => {
        const day = from + index;
        const [year, month, dayOfMonth] = dateOf(day).split('-').map(Number);
        return {
          date: { year, month, day: dayOfMonth },
          figures: figuresOf(world.state, locationId, { day, now: world.now() }),
        };
      });
      const dailyMetricTimeSeries = metrics.map((metric) => timeSeries(metric, days));
      return c.json({ multiDailyMetricTimeSeries: [{ dailyMetricTimeSeries }] });
    })
    .get('/v1/locations/:location/searchkeywords/impressions/monthly', granted(context, service), (c) => {
      const { location } = requireVerified(context, c.get('grantedAccount'), c.req.param('location'));
      const months = readMonthlyRange(c.req);
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 100, max: 100 });
      const found = searchedKeywords(world.state.seed, location, { ...months, now: world.now() });
      const { items, ...next } = takeSlice(found, size, c.req.query('pageToken'));
      if (items.length === 0) return c.json({});
      const searchKeywordsCounts = items.map(({ keyword, people }) => ({
        searchKeyword: keyword,
        insightsValue: people < threshold ? { threshold: String(threshold) } : { value: String(people) },
      }));
      return c.json({ searchKeywordsCounts, ...next });
    });
}

/** Fewer people than this are not counted, to keep them unknown. */
const threshold = 15;

/** A day that is not listed is unknown; one without a value is zero. */
function timeSeries(metric: DailyMetric, days: readonly { date: object; figures: DailyFigures }[]): object {
  const datedValues = days.flatMap(({ date, figures }) => {
    const count = figures[metric];
    if (count === undefined) return [];
    return [{ date, ...(count > 0 ? { value: String(count) } : {}) }];
  });
  return { dailyMetric: metric, timeSeries: datedValues.length === 0 ? {} : { datedValues } };
}
