import { shareOf } from '../../../delivery/provider-quota.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { enqueueDailyReads } from '../../listings/daily-reads.ts';
import { readInsights } from './read-insights.job.ts';

const everySeconds = 600;

/**
 * Reads the insights of every location once a day, and of one that was never read at the next opportunity. Its
 * days take one call, and one more while Google refuses a metric. Keywords take up to two a month, of 18 months at first and
 * then until the month before is settled: no other job calls this API, so that these come out of what the share leaves.
 */
export const pollInsights = defineJob({
  name: 'poll-insights',
  concurrency: 1,
  everySeconds,
  run: (services) =>
    enqueueDailyReads(services, {
      job: readInsights,
      table: 'insight_reads',
      perMinute: shareOf(services.config, ['google/performance', 'insights']),
      everySeconds,
    }),
});
