import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { operatorChanges } from './operator-changes.table.ts';

/** Who changes something, and why. */
export interface Signature {
  operator: string;
  reason: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Writes down what an operator has changed, in the transaction that changes it; nothing where nothing differs. */
export async function recordChange(
  { now }: Pick<Services, 'now'>,
  tx: Queryable,
  companyId: number,
  { operator, reason }: Signature,
  { before, after }: { before: Fields; after: Fields },
): Promise<void> {
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length === 0) return;
  const change = Object.fromEntries(
    changed.map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  );
  await tx.insert(operatorChanges).values({ companyId, operator, reason, change, changedAt: now() });
}
