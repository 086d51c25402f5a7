import type { Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';

export interface DecidedLocation {
  companyId: number;
  locationId: number;
}

/** The job of this name does the work; it stands apart, since that work leads back to new decisions. */
export const sendingQueue: Pick<Job<DecidedLocation>, 'name'> = { name: 'send-decisions' };

/** Has the decisions about some locations sent, each at its moment. */
export async function promiseSending(
  { jobs }: Services,
  tx: Queryable,
  companyId: number,
  moments: readonly { locationId: number; at: Date }[],
): Promise<void> {
  const distinct = new Map(moments.map((one) => [`${one.locationId}/${one.at.getTime()}`, one]));
  await jobs.enqueue(
    tx,
    sendingQueue,
    [...distinct.values()].map(({ locationId, at }) => ({ payload: { companyId, locationId }, at })),
  );
}
