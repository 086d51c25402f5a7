import { and, eq, ne } from 'drizzle-orm';
import {
  sameChangeValue,
  valuesOf,
  type FoundChange,
} from '@pinfold/contract/features/external-changes/compare-listing';
import {
  changeDecisions,
  changeSources,
  changeStatuses,
  type ChangeReason,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ChangeValues } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { wireChanges } from '../../listings/listing-fields.ts';
import { addChangeEvents } from '../change-events.ts';
import { endUndecided, keptDecision } from '../decide/decision-lifecycle.ts';
import { externalChanges, type ChangeRecord, type LocationRef } from '../external-changes.table.ts';
import { isBefore } from './compared-listing.ts';
import { identicalKey } from './identical-key.ts';
import { updatesOf, type TakenUpdate } from './taken-updates.ts';

interface Comparison {
  /** Our listing. */
  ours: ListingFields;
  found: readonly FoundChange[];
  updates: readonly TakenUpdate[];
}

/**
 * Brings the open changes of a location that the caller has locked in line with what was found: the same proposal is the
 * same change, another one takes its place, and what is found no more was taken back. `busy` while decisions about the
 * location are being sent; else the changes that were not known before.
 */
export async function reconcileChanges(
  services: Services,
  tx: Queryable,
  location: LocationRef,
  { ours, found, updates }: Comparison,
): Promise<ChangeRecord[] | 'busy'> {
  const open = await openChangesOf(tx, location);
  if (open.some(({ step }) => step === 'sending')) return 'busy';
  const isFoundAgain = (change: ChangeRecord) =>
    found.some((one) => one.field === change.field && proposesSame(change, one, ours.country));
  const ended = open.filter((change) => !isFoundAgain(change));
  const known = new Set(open.filter(isFoundAgain).map(({ field }) => field));
  const unknown = found.filter(({ field }) => !known.has(field));
  const replaced = ended.filter(({ field }) => unknown.some((one) => one.field === field));
  await endUndecided(services, tx, location.companyId, ended, {
    status: changeStatuses.deletedDueToGmb,
    kindOf: (change) => (replaced.includes(change) ? 'replaced' : 'withdrawn'),
  });
  const fresh = await addChanges(services, tx, location, { ours, found: unknown, updates }, replaced);
  const ids = [...ended, ...fresh].map(({ id }) => id);
  if (ids.length > 0) await services.live.publish(tx, location.companyId, { topic: 'external_changes', ids });
  return fresh;
}

async function openChangesOf(tx: Queryable, { companyId, locationId }: LocationRef): Promise<ChangeRecord[]> {
  return tx
    .select()
    .from(externalChanges)
    .where(
      and(
        eq(externalChanges.companyId, companyId),
        eq(externalChanges.locationId, locationId),
        eq(externalChanges.status, changeStatuses.pending),
        ne(externalChanges.field, 'location_state'),
      ),
    )
    .orderBy(externalChanges.id)
    .for('update');
}

function proposesSame({ field, proposed }: ChangeRecord, found: FoundChange, country: string): boolean {
  return sameChangeValue(field, listingValues(proposed), found.proposed, country, phoneNumbers);
}

function listingValues({ location_state: _state, ...values }: ChangeValues): Partial<ListingFields> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

async function addChanges(
  { now }: Services,
  tx: Queryable,
  { companyId, locationId }: LocationRef,
  { ours, found, updates }: Comparison,
  replaced: readonly ChangeRecord[],
): Promise<ChangeRecord[]> {
  if (found.length === 0) return [];
  const keptOf = (one: FoundChange) => keptDecision(replaced.find(({ field }) => field === one.field));
  const added = await tx
    .insert(externalChanges)
    .values(
      found.map((one) => ({
        companyId,
        locationId,
        field: one.field,
        source: one.source,
        type: one.type,
        ours: wireChanges(valuesOf(one.field, ours)),
        live: wireChanges(one.live),
        proposed: wireChanges(one.proposed),
        identicalKey: identicalKey(one.field, one.proposed, ours.country),
        reason: reasonOf(one, { ours, updates, now: now() }),
        detectedAt: now(),
        ...keptOf(one),
      })),
    )
    .returning();
  const events = added.flatMap(({ id, decision, decidedBy, isByRule }) => {
    const decided = { changeId: id, kind: 'rejected' as const, userId: decidedBy, isByRule };
    return [
      { changeId: id, kind: 'detected' as const },
      ...(decision === changeDecisions.idle ? [] : [decided]),
    ];
  });
  await addChangeEvents(tx, companyId, now(), events);
  return added;
}

interface Known {
  ours: ListingFields;
  updates: readonly TakenUpdate[];
  now: Date;
}

/**
 * Google gives no reason for showing another value; returns one if an edit of ours was recently accepted and is not
 * shown.
 */
function reasonOf({ field, source, live }: FoundChange, { ours, updates, now }: Known): ChangeReason | null {
  const [last] = updatesOf(updates, field);
  if (source !== changeSources.gmb || !last || last.isDecision) return null;
  const isRecent = now.getTime() - last.finishedAt.getTime() < recentDays * 86_400_000;
  return isRecent && isBefore(last, field, { ours, live }) ? 'edit_not_published' : null;
}

/** Google reviews an edit within days; an old value that appears later was set again by others. */
const recentDays = 7;
