import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DecidedChanges } from '@pinfold/contract/features/external-changes/decisions.endpoints';
import {
  changeDecisions,
  changeStatuses,
  decisionRefusal,
  isInformational,
  type ChangeDecision,
  type ChangeField,
  type ChangeSource,
  type ChangeStatus,
  type DecisionRefusal,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChange } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo, type LocationScope } from '../../listings/visible-locations.ts';
import { externalChanges, type ChangeRecord } from '../external-changes.table.ts';
import { requireChange } from '../read/change-rows.ts';
import { decideChanges, undoDecisions } from './decision-lifecycle.ts';

/** Decides one change, or takes a decision back; returns the updated change. */
export async function decideChangeOf(
  services: Services,
  member: Member,
  id: number,
  wish: DecisionWish,
  language: Language,
): Promise<ExternalChange> {
  return services.database.queries.transaction(async (tx) => {
    const { skipped } = await decide(services, tx, member, { ids: [id] }, wish);
    const [refused] = skipped;
    if (refused) throw new Problem(refused.reason);
    return requireChange(tx, member, id, language);
  });
}

/**
 * Decides many changes at once. Who comes second finds what the first has left: a change that cannot be decided any
 * more is skipped, with its reason. Decisions and the jobs that send them commit together.
 * @throws Problem `too_many_changes`
 */
export function decideChangesOf(
  services: Services,
  member: Member,
  choice: ChangeChoice,
  wish: DecisionWish,
): Promise<DecidedChanges> {
  return services.database.queries.transaction((tx) => decide(services, tx, member, choice, wish));
}

async function decide(
  services: Services,
  tx: Queryable,
  member: Member,
  choice: ChangeChoice,
  wish: DecisionWish,
): Promise<DecidedChanges> {
  const limit = services.config.PINFOLD_CHANGES_AT_ONCE;
  const named = choice.ids && [...new Set(choice.ids)];
  const tooMany = () => new Problem('too_many_changes', { values: { limit } });
  if (named && named.length > limit) throw tooMany();
  const locked = await lockChosen(tx, member, { ...choice, ids: named }, wish, limit + 1);
  if (locked.length > limit) throw tooMany();
  const reasons = new Map<number, DecisionRefusal>();
  for (const id of named ?? []) reasons.set(id, 'not_found');
  for (const change of locked) {
    const reason = decisionRefusal(change, wish);
    if (reason) reasons.set(change.id, reason);
    else reasons.delete(change.id);
  }
  const decided = locked.filter(({ id }) => !reasons.has(id));
  const sendAt = await writeDecisions(services, tx, member, decided, wish);
  return {
    decided: decided.length,
    ids: decided.map(({ id }) => id),
    skipped: [...reasons].map(([id, reason]) => ({ id, reason })),
    send_at: sendAt?.toISOString() ?? null,
  };
}

/** Accepted 2, rejected 3; pending 1 takes a decision back. */
type DecisionWish = 1 | 2 | 3;

/** Writes the decisions; returns until when they can be undone. What is decided so already is left as it is. */
async function writeDecisions(
  services: Services,
  tx: Queryable,
  member: Member,
  chosen: readonly ChangeRecord[],
  wish: DecisionWish,
): Promise<Date | undefined> {
  const decision = decisionOf[wish];
  const changed = chosen.filter((change) => change.decision !== decision || change.step !== 'undoable');
  if (decision === changeDecisions.idle) {
    await undoDecisions(services, tx, member, changed);
    return undefined;
  }
  const sendAt = await decideChanges(services, tx, member, changed, decision);
  return changed.some(({ field }) => !isInformational(field)) ? sendAt : latest(chosen);
}

const decisionOf = {
  1: changeDecisions.idle,
  2: changeDecisions.accept,
  3: changeDecisions.reject,
} as const satisfies Record<DecisionWish, ChangeDecision>;

/** Of decisions that were made before. */
function latest(changes: readonly ChangeRecord[]): Date | undefined {
  const moments = changes.flatMap(({ sendAt }) => (sendAt ? [sendAt.getTime()] : []));
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
}

/** Which changes are to be decided: those named, or all that fit. */
interface ChangeChoice {
  ids?: readonly number[] | undefined;
  locationIds?: readonly number[] | undefined;
  fields?: readonly ChangeField[] | undefined;
  source?: ChangeSource | undefined;
  identicalKey?: string | undefined;
}

/**
 * Locks the chosen changes that the member sees, in the order of their ids, until commit. Without ids, those that wait for a decision; or, to take decisions back, those that can be undone.
 */
async function lockChosen(
  tx: Queryable,
  member: LocationScope,
  { ids, locationIds, fields, source, identicalKey }: ChangeChoice,
  wish: 1 | 2 | 3,
  limit: number,
): Promise<ChangeRecord[]> {
  const { companyId, status, step, id, locationId, field } = externalChanges;
  return tx
    .select()
    .from(externalChanges)
    .where(
      and(
        eq(companyId, member.companyId),
        visibleTo(member, locationId),
        ids ? inArray(id, [...ids]) : and(eq(status, changeStatuses.pending), eq(step, stepOf(wish))),
        locationIds && inArray(locationId, [...locationIds]),
        fields && inArray(field, [...fields]),
        source && eq(externalChanges.source, source),
        identicalKey === undefined ? undefined : eq(externalChanges.identicalKey, identicalKey),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
    .for('update');
}

function stepOf(wish: ChangeStatus): ChangeRecord['step'] {
  return wish === changeStatuses.pending ? 'undoable' : 'none';
}
