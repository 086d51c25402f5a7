import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  type ChangeField,
  type ChangeSource,
  type ChangeStatus,
  changeStatuses,
} from '@pinfold/contract/features/external-changes/external-change';
import type { Queryable } from '../../../database/database.ts';
import { visibleTo, type LocationScope } from '../../listings/visible-locations.ts';
import { externalChanges } from '../external-changes.table.ts';
import type { ChangeRecord } from './due-decisions.ts';

/** Which changes are to be decided: those named, or all that fit. */
export interface ChangeChoice {
  ids?: readonly number[] | undefined;
  locationIds?: readonly number[] | undefined;
  fields?: readonly ChangeField[] | undefined;
  source?: ChangeSource | undefined;
  identicalKey?: string | undefined;
}

/**
 * The chosen changes that the member sees, in the order of their ids; whoever else decides one of them waits until this
 * transaction ends. Without ids, those that wait for a decision; or, to take decisions back, those that can be undone.
 */
export async function holdChosen(
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
