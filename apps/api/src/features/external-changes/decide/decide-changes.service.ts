import type { DecidedChanges } from '@pinfold/contract/features/external-changes/decisions.endpoints';
import {
  decisionRefusal,
  type DecisionRefusal,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChange } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireChange } from '../read/change-rows.ts';
import { holdChosen, type ChangeChoice } from './chosen-changes.ts';
import { writeDecisions, type DecisionWish } from './write-decisions.ts';

/** Decides one change, or takes that back; answers how it stands. */
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
  const held = await holdChosen(tx, member, { ...choice, ids: named }, wish, limit + 1);
  if (held.length > limit) throw tooMany();
  const reasons = new Map<number, DecisionRefusal>();
  for (const id of named ?? []) reasons.set(id, 'not_found');
  for (const change of held) {
    const reason = decisionRefusal(change, wish);
    if (reason) reasons.set(change.id, reason);
    else reasons.delete(change.id);
  }
  const decided = held.filter(({ id }) => !reasons.has(id));
  const sendAt = await writeDecisions(services, tx, member, decided, wish);
  return {
    decided: decided.length,
    ids: decided.map(({ id }) => id),
    skipped: [...reasons].map(([id, reason]) => ({ id, reason })),
    send_at: sendAt?.toISOString() ?? null,
  };
}
