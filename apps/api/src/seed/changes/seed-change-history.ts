import {
  changeDecisions,
  type ChangeEventKind,
  changeStatuses,
  listingFieldsOfChange,
} from '@pinfold/contract/features/external-changes/external-change';
import { changeType } from '@pinfold/contract/features/external-changes/compare-listing';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { changedListing, pickFields, wireChanges } from '../../features/listings/listing-fields.ts';
import { listingUpdates } from '../../features/listings/updates/listing-updates.table.ts';
import { identicalKey } from '../../features/external-changes/detect/identical-key.ts';
import {
  externalChangeEvents,
  externalChanges,
} from '../../features/external-changes/external-changes.table.ts';
import type { Queryable } from '../../database/database.ts';
import type { PastChange } from './past-changes.ts';

/** Writes changes that have ended, with what was sent for them and every event. Of the team the first decides most. */
export async function seedChangeHistory(
  tx: Queryable,
  companyId: number,
  past: readonly PastChange[],
  team: readonly number[],
): Promise<void> {
  const stories = past.map((change) => ({ change, ...storyOf(change, team) }));
  const updates = stories.filter(({ isSent }) => isSent);
  const sent = await tx
    .insert(listingUpdates)
    .values(updates.map(({ change, person }) => updateRow(companyId, change, person)))
    .returning({ id: listingUpdates.id });
  const updateIds = new Map(updates.map(({ change }, index) => [change, sent[index]?.id ?? null]));
  const added = await tx
    .insert(externalChanges)
    .values(
      stories.map(({ change, status, person }) => ({
        ...changeRow(companyId, change),
        status,
        ...decisionOf(change, person),
        updateId: change.outcome === 'answered' ? null : (updateIds.get(change) ?? null),
      })),
    )
    .returning({ id: externalChanges.id });
  await tx
    .insert(externalChangeEvents)
    .values(
      stories.flatMap(({ events }, index) =>
        events.map((event) => ({ companyId, changeId: added[index]?.id ?? 0, ...event })),
      ),
    );
}

interface PastEvent {
  kind: ChangeEventKind;
  at: Date;
  userId?: number;
  isByRule?: boolean;
}

function storyOf(change: PastChange, team: readonly number[]) {
  const { outcome, detectedAt, endedAt } = change;
  const person = team[change.person % 3 === 2 ? 1 : 0] ?? null;
  const detected: PastEvent = { kind: 'detected', at: detectedAt };
  const userId = person ?? 0;
  const sent: PastEvent[] = [
    { kind: 'sent', at: later(endedAt, 10) },
    { kind: 'taken', at: finishedAt(change) },
  ];
  switch (outcome) {
    case 'withdrawn':
      return ended(changeStatuses.deletedDueToGmb, [detected, { kind: 'withdrawn', at: endedAt }], null);
    case 'answered': {
      const answered: PastEvent = { kind: 'answered_by_edit', at: finishedAt(change) };
      return { ...ended(changeStatuses.deletedDueToPinfold, [detected, answered], person), isSent: true };
    }
    case 'rejected_by_rule': {
      const ruled: PastEvent = { kind: 'rejected', at: endedAt, isByRule: true };
      return { ...ended(changeStatuses.rejected, [detected, ruled, ...sent], null), isSent: true };
    }
    case 'rejected':
    case 'accepted': {
      const status = outcome === 'accepted' ? changeStatuses.accepted : changeStatuses.rejected;
      return {
        ...ended(status, [detected, { kind: outcome, at: endedAt, userId }, ...sent], person),
        isSent: true,
      };
    }
  }
}

function ended<Status extends 2 | 3 | 4 | 5>(status: Status, events: PastEvent[], person: number | null) {
  return { status, events, person, isSent: false };
}

function changeRow(companyId: number, { cafe, field, source, ours, proposed, detectedAt }: PastChange) {
  const said = changedListing(cafe.listing, ours);
  return {
    companyId,
    locationId: cafe.id,
    field,
    source,
    type: changeType(field, said, changedListing(said, proposed), phoneNumbers),
    ours: wireChanges(ours),
    live: wireChanges(proposed),
    proposed: wireChanges(proposed),
    identicalKey: identicalKey(field, proposed, cafe.listing.country),
    detectedAt,
  };
}

function decisionOf(change: PastChange, person: number | null) {
  const { outcome, endedAt } = change;
  if (outcome === 'withdrawn' || outcome === 'answered')
    return { decision: changeDecisions.idle, step: 'none' as const, finishedAt: finishedAt(change) };
  return {
    decision: outcome === 'accepted' ? changeDecisions.accept : changeDecisions.reject,
    step: 'done' as const,
    decidedAt: endedAt,
    decidedBy: person,
    isByRule: outcome === 'rejected_by_rule',
    attempts: 1,
    finishedAt: finishedAt(change),
  };
}

/** Returns the row of the update: a decision, or a member's edit with the same value. */
function updateRow(companyId: number, change: PastChange, person: number | null) {
  const { cafe, field, ours, proposed, outcome, endedAt } = change;
  const fields = [...listingFieldsOfChange(field)];
  const isRejection = outcome === 'rejected' || outcome === 'rejected_by_rule';
  return {
    companyId,
    locationId: cafe.id,
    authorId: person,
    status: 'ok' as const,
    fields,
    before: ours,
    after: isRejection ? ours : pickFields(cafe.listing, fields),
    against: outcome === 'answered' ? null : isRejection ? proposed : {},
    taken: fields,
    createdAt: later(endedAt, 10),
    sendingAt: later(endedAt, 11),
    finishedAt: finishedAt(change),
  };
}

function finishedAt({ endedAt, outcome }: PastChange): Date {
  return outcome === 'withdrawn' ? endedAt : later(endedAt, 14);
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
