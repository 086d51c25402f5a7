import { useCallback } from 'react';
import { bulkFields, bulkLists } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldPermission, switchedOffFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Schemas } from '../../../client/schema.ts';
import { decidePermission } from '../../../permissions/decide-permission.ts';
import { useFeatureFlags } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { BulkKey } from './bulk-edit-draft.ts';
import { type BulkPreviewSearch, getMixedValues, previewBulkEdit } from './bulk-edit.queries.ts';
import { useCurrentCompany } from '../../company/current-company.ts';

/** What the user may change in many listings at once, and how many fields that leaves out. */
export function useEditableBulkKeys(): { keys: readonly BulkKey[]; hiddenCount: number } {
  const { permissions, isViewAs } = usePinfold();
  const { data: company } = useCurrentCompany();
  const flags = useFeatureFlags();
  const offered = allKeys.filter((key) => switchedOffFields([fieldOf(key)], flags).length === 0);
  const basis = { company, permissions, isDemo: company?.is_demo ?? false, isViewAs };
  const keys = offered.filter((key) => {
    const permission = fieldPermission[fieldOf(key)];
    // The demo may try what an edit would do; starting it is refused as a whole.
    return decidePermission({ permission, demo: 'blocked' }, basis) === undefined;
  });
  return { keys, hiddenCount: offered.length - keys.length };
}

/** Links are attributes. */
export function fieldOf(key: BulkKey): ListingField {
  return key === 'url_attributes' ? 'attributes' : key;
}

const allKeys: readonly BulkKey[] = [...bulkFields, ...bulkLists];

/** Values of one field in the chosen locations. */
export interface FieldValues<Field extends ListingField = ListingField> {
  /** How many different values there are: 1 where all agree. */
  distinct: number;
  /** The most frequent first; up to twenty. */
  values: readonly { value: ListingFields[Field]; count: number }[];
}

/** Returns the values of a field in the chosen locations. */
export type ReadMixedValues = <Field extends ListingField>(field: Field) => FieldValues<Field> | undefined;

/** What `useMixedValues` returns. */
export type UseMixedValuesResult = Omit<QueryResult<Schemas['MixedValues']>, 'data'> & {
  /** The values of one field, most frequent first; undefined while they are not known. */
  of: ReadMixedValues;
};

/**
 * Values of some fields of some locations, for "Mixed (4 values)". `of` returns undefined until they are loaded.
 *
 * @param ids - The locations; 10 000 at most. No request without any.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { of } = useMixedValues(ids, ['website', 'opening_hours']);
 * const isMixed = (of('website')?.distinct ?? 0) > 1;
 * ```
 */
export function useMixedValues(
  ids: readonly number[],
  fields: readonly ListingField[],
): UseMixedValuesResult {
  const enabled = ids.length > 0 && fields.length > 0;
  const { data, ...query } = usePinfoldQuery({ ...getMixedValues(useClient(), ids, fields), enabled });
  const of: ReadMixedValues = useCallback(
    <Field extends ListingField>(field: Field): FieldValues<Field> | undefined => {
      const found = data?.results.find((one) => one.field === field);
      if (!found) return undefined;
      const values = found.values.flatMap(({ value, count }) => {
        const said = (value as Partial<ListingFields>)[field];
        return said === undefined ? [] : [{ value: said, count }];
      });
      return { distinct: found.distinct, values };
    },
    [data],
  );
  return { ...query, of };
}

/**
 * What a bulk edit would do, location by location, without doing it: how many change, which of them have faults or
 * cannot be changed now, and about how long the provider takes.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useBulkEditPreview({ ids, edit: { website: 'https://lipa.pl' }, kind: 'problems' });
 * data?.results.map(({ name, problems }) => `${name}: ${problems[0]?.message}`);
 * ```
 */
export function useBulkEditPreview({
  enabled = true,
  ...search
}: BulkPreviewSearch & { enabled?: boolean | undefined }): QueryResult<Schemas['BulkEditPreview']> {
  return usePinfoldQuery({
    ...previewBulkEdit(useClient(), search),
    enabled: enabled && search.ids.length > 0,
  });
}
