import { and, eq } from 'drizzle-orm';
import type { Listing } from '@pinfold/contract/features/listings/listings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireGrant } from '../google-grant.ts';
import { requireListing } from '../listing.queries.ts';
import { locations } from '../listings.table.ts';
import { holdLocation } from '../updates/hold-location.ts';
import { createOnMap } from './create-on-map.job.ts';
import { refuseFaults } from './refuse-faults.ts';
import { requireCreator } from './require-creator.ts';

/**
 * Promises once more what the provider refused. The request id stays: where an answer was lost and the location is
 * there after all, none is added.
 */
export async function retryCreationOf(
  services: Services,
  member: Member,
  id: number,
  language: Language,
): Promise<Listing> {
  await requireCreator(services, member);
  const { database, jobs, live } = services;
  const { companyId } = member;
  const before = await requireListing(database.queries, member, id, language);
  await requireGrant(services, companyId, before.google_account_id);
  await refuseFaults(services, member, before, 'body.fields', language);
  return database.queries.transaction(async (tx) => {
    const { row } = await holdLocation(tx, member, id);
    if (row.creation === 'in_progress') throw new Problem('creation_in_progress');
    if (row.creation === null || row.creationRequest === null) throw new Problem('no_changes');
    await tx
      .update(locations)
      .set({ creation: 'in_progress', creationProblems: null })
      .where(and(eq(locations.companyId, companyId), eq(locations.id, id)));
    const promise = { companyId, locationId: id, requestId: row.creationRequest };
    await jobs.enqueue(tx, createOnMap, [{ payload: promise }]);
    await live.publish(tx, companyId, { topic: 'locations', ids: [id] });
    return requireListing(tx, member, id, language);
  });
}
