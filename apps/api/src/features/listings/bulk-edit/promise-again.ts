import { sql, type SQL } from 'drizzle-orm';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { callsOf } from '../updates/calls-of.ts';
import { sendListingUpdate } from '../updates/send-listing-update.job.ts';
import { editTimes } from './edit-times.ts';

/** Promises updates anew: jobs of an earlier promise are void from now on. Says how many there were. */
export async function promiseAgain(
  { jobs, config, now }: Services,
  tx: Queryable,
  { companyId }: Member,
  which: SQL,
): Promise<number> {
  const promised = await rows<{ id: number; attempt: number; fields: ListingField[] }>(
    tx,
    sql`with promised as (
          update listing_updates set attempt = attempt + 1, status = 'pending', problems = '[]', sending_at = null, finished_at = null
          where company_id = ${companyId} and ${which}
          returning id, location_id, attempt, fields),
        marked as (
          update locations l set update_status = 'pending' from promised p
          where l.company_id = ${companyId} and l.id = p.location_id)
        select id::int8 as id, attempt, fields from promised order by id`,
  );
  const times = editTimes(
    promised.map(({ fields }) => callsOf(fields)),
    config,
    now(),
  );
  await jobs.enqueue(
    tx,
    sendListingUpdate,
    promised.map(({ id, attempt }, index) => {
      const at = times[index];
      return { payload: { companyId, updateId: id, attempt }, ...(at && { at }) };
    }),
  );
  return promised.length;
}
