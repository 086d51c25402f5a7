import type { Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';

/** What the job that builds what visitors are answered is called, and that one waiting build of a company is enough. */
export const locatorBuild = {
  name: 'build-locator',
  subject: ({ companyId }: { companyId: number }) => String(companyId),
} satisfies Pick<Job<{ companyId: number }>, 'name' | 'subject'>;

/** Promises, with the change that is being made, that visitors will see it; and tells the owner's screens of it. */
export async function askForBuild(
  { jobs, live }: Pick<Services, 'jobs' | 'live'>,
  tx: Queryable,
  companyId: number,
): Promise<void> {
  await jobs.enqueue(tx, locatorBuild, [{ payload: { companyId } }]);
  await live.publish(tx, companyId, { topic: 'store_locator', ids: [] });
}
