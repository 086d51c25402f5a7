import { defineJob, type Job, type JobRun } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../../services.ts';
import { syncLocation } from '../detect/sync-location.ts';
import { hasDueDecisions } from './due-decisions.ts';
import { promiseDecisions } from './promise-decisions.ts';
import { promiseSending, sendingQueue, type DecidedLocation } from './promise-sending.ts';

/**
 * Sends the decisions about a location whose time to be undone is over, as one edit. It looks at Google first, since
 * what was decided may have changed again. While another edit is on its way it does nothing: that one's end calls it
 * again.
 */
export const sendDecisions: Job<DecidedLocation> = defineJob({
  name: sendingQueue.name,
  concurrency: 8,
  async run(services, place, run) {
    const { queries } = services.database;
    if (!(await hasDueDecisions(queries, place, services.now()))) return;
    if (!(await lookAnew(services, place, run))) return;
    await queries.transaction((tx) => promiseDecisions(services, tx, place));
  },
});

const quotaSeconds = 60;

/** An edit of ours began or ended while Google was asked. */
const busySeconds = 15;

/** False where Google has no time now and the decisions wait. Whatever else it says, sending will meet and tell. */
async function lookAnew(services: Services, place: DecidedLocation, { isLastTry }: JobRun): Promise<boolean> {
  try {
    if ((await syncLocation(services, place)) !== 'busy') return true;
    await wait(services, place, busySeconds);
    return false;
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    if (error.kind === 'temporary' && !isLastTry) throw error;
    if (error.kind !== 'quota') return true;
    const seconds = error.retryAfter ?? quotaSeconds;
    await wait(services, place, seconds + Math.random() * seconds);
    return false;
  }
}

async function wait(services: Services, place: DecidedLocation, seconds: number): Promise<void> {
  const at = new Date(services.now().getTime() + seconds * 1000);
  await promiseSending(services, services.database.queries, place.companyId, [{ ...place, at }]);
}
