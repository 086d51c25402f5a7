import { and, eq } from 'drizzle-orm';
import {
  changeSources,
  changeStatuses,
  changeTypes,
  type ChangeReason,
} from '@pinfold/contract/features/external-changes/external-change';
import {
  isStandingToTell,
  type ProfileStatus,
} from '@pinfold/contract/features/listings/updates/profile-status';
import type { Queryable } from '../../../database/database.ts';
import type { ChangedStanding } from '../../../listing-listeners.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import { addChangeEvents } from '../change-events.ts';
import { endUndecided } from '../decide/decision-lifecycle.ts';
import { externalChanges, type ChangeRecord, type LocationRef } from '../external-changes.table.ts';
import { identicalKey } from './identical-key.ts';

/**
 * Records a problem of the profile at Google as a change that cannot be rejected. A problem that has ended is
 * withdrawn; another one replaces it.
 */
export async function recordStanding(
  services: Services,
  tx: Queryable,
  { companyId, locationId, before, after }: ChangedStanding,
): Promise<void> {
  const [location] = await tx
    .select({ country: locations.country, openStatus: locations.openStatus })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  if (!location || after === 'disconnected') return;
  const open = await openStanding(tx, { companyId, locationId });
  if (open?.proposed.location_state === after) return;
  const reported = open?.ours.location_state ?? before;
  const isOwnClosing = after === 'permanently_closed' && location.openStatus === 'CLOSED_PERMANENTLY';
  const isReported = !isOwnClosing && isStandingToTell(reported, after);
  if (open)
    await endUndecided(services, tx, companyId, [open], {
      status: changeStatuses.deletedDueToGmb,
      kindOf: () => (isReported ? 'replaced' : 'withdrawn'),
    });
  const ids = [
    ...(open ? [open.id] : []),
    ...(isReported
      ? [await addStanding(services, tx, { companyId, locationId, before: reported, after }, location)]
      : []),
  ];
  if (ids.length > 0) await services.live.publish(tx, companyId, { topic: 'external_changes', ids });
}

async function openStanding(
  tx: Queryable,
  { companyId, locationId }: LocationRef,
): Promise<ChangeRecord | undefined> {
  const [open] = await tx
    .select()
    .from(externalChanges)
    .where(
      and(
        eq(externalChanges.companyId, companyId),
        eq(externalChanges.locationId, locationId),
        eq(externalChanges.field, 'location_state'),
        eq(externalChanges.status, changeStatuses.pending),
      ),
    )
    .for('update');
  return open;
}

async function addStanding(
  { now }: Services,
  tx: Queryable,
  { companyId, locationId, before, after }: ChangedStanding,
  { country }: { country: string },
): Promise<number> {
  const proposed = { location_state: after };
  const [added] = await tx
    .insert(externalChanges)
    .values({
      companyId,
      locationId,
      field: 'location_state',
      source: changeSources.gmb,
      type: before === null ? changeTypes.addition : changeTypes.change,
      ours: { location_state: before },
      live: proposed,
      proposed,
      identicalKey: identicalKey('location_state', proposed, country),
      reason: after === null ? null : (reasons[after] ?? null),
      detectedAt: now(),
    })
    .returning({ id: externalChanges.id });
  if (!added) throw new Error('a change that was written has an id');
  await addChangeEvents(tx, companyId, now(), [{ changeId: added.id, kind: 'detected' }]);
  return added.id;
}

const reasons: Partial<Record<ProfileStatus, ChangeReason>> = {
  suspended: 'profile_suspended',
  disabled: 'profile_suspended',
  needs_reverification: 'verification_needed',
};
