import { mixedValues } from '@pinfold/contract/features/listings/bulk-edit/apply-bulk-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { wireChanges } from '../updates/wire-changes.ts';
import { chosenListings } from './chosen-listings.ts';

/** What some locations say in some fields. */
export async function mixedValuesOf(
  queries: Queryable,
  member: Member,
  { facilities_ids, fields }: { facilities_ids: number[]; fields: ListingField[] },
) {
  const listings = (await chosenListings(queries, member, facilities_ids)).map((one) => one.fields);
  return {
    results: [...new Set(fields)].map((field) => {
      const { distinct, values } = mixedValues(field, listings);
      return {
        field,
        distinct,
        values: values.map(({ value, count }) => ({ value: wireChanges({ [field]: value }), count })),
      };
    }),
  };
}
