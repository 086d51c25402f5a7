import type { ChangeEventKind } from '@pinfold/contract/features/external-changes/external-change';
import type { Queryable } from '../../database/database.ts';
import type { StoredProblem } from '../listings/updates/listing-updates.table.ts';
import { externalChangeEvents } from './external-changes.table.ts';

export interface ChangeEvent {
  changeId: number;
  kind: ChangeEventKind;
  /** Who did it; none for a rule and for the provider. */
  userId?: number | null;
  isByRule?: boolean;
  problems?: readonly StoredProblem[];
}

/** Adds to the log of some changes, in the order given. */
export async function addChangeEvents(
  tx: Queryable,
  companyId: number,
  at: Date,
  events: readonly ChangeEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += mostAtOnce)
    await tx.insert(externalChangeEvents).values(
      events
        .slice(from, from + mostAtOnce)
        .map(({ changeId, kind, userId = null, isByRule = false, problems = [] }) => ({
          companyId,
          changeId,
          kind,
          at,
          userId,
          isByRule,
          problems: [...problems],
        })),
    );
}

/** A statement takes 65,535 values. */
const mostAtOnce = 1000;
