import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useCallback } from 'react';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getMixedValues } from './bulk-edit-queries.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { Schemas } from '../../../client/schema.ts';

/** What the chosen locations say in one field. */
export interface FieldValues<Field extends ListingField = ListingField> {
  /** How many different values there are: 1 where all agree. */
  distinct: number;
  /** The most frequent first; up to twenty. */
  values: readonly { value: ListingFields[Field]; count: number }[];
}

/** What the chosen locations say, field by field. */
export type ReadMixedValues = <Field extends ListingField>(field: Field) => FieldValues<Field> | undefined;

/** What `useMixedValues` returns. */
export type UseMixedValuesResult = Omit<QueryResult<Schemas['MixedValues']>, 'data'> & {
  /** The values of one field, most frequent first; undefined while they are not known. */
  of: ReadMixedValues;
};

/**
 * What some locations say in some fields, for "Mixed (4 values)". `of` gives undefined until it is known.
 *
 * @param ids - The locations; 10 000 at most. None asks for nothing.
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
