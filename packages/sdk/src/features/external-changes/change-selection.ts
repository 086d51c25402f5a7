import type { ChangeField, ChangeSource } from '@pinfold/contract/features/external-changes/external-change';
import type { ExternalChange } from './external-change.ts';

/** Which changes a decision is about: those that meet everything that is named here. Name at least one thing. */
export interface ChangeSelection {
  /** These, by id; 10 000 at most. */
  ids?: readonly number[] | undefined;
  /** Of these locations, by id. */
  facilitiesIds?: readonly number[] | undefined;
  fields?: readonly ChangeField[] | undefined;
  source?: ChangeSource | undefined;
  /** That propose the same for the same field. */
  identicalKey?: string | undefined;
}

/** Whether a selection means a change. */
export function isSelected(selection: ChangeSelection, change: ExternalChange): boolean {
  const { ids, facilitiesIds, fields, source, identicalKey } = selection;
  return (
    (ids === undefined || ids.includes(change.id)) &&
    (facilitiesIds === undefined || facilitiesIds.includes(change.facility.id)) &&
    (fields === undefined || fields.includes(change.field)) &&
    (source === undefined || source === change.source) &&
    (identicalKey === undefined || identicalKey === change.identical_key)
  );
}
