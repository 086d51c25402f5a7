import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { listingFieldsOf } from '../listing-columns.ts';
import { locationFilter } from '../location-filter.ts';
import { locations } from '../listings.table.ts';

export interface HeldLocation {
  row: typeof locations.$inferSelect;
  fields: ListingFields;
}

/**
 * Lets whoever else edits the location wait until this transaction ends.
 * @throws Problem `not_found`
 */
export async function holdLocation(tx: Queryable, member: Member, id: number): Promise<HeldLocation> {
  const [row] = await tx
    .select()
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }))
    .for('update');
  if (!row) throw new Problem('not_found');
  return { row, fields: listingFieldsOf(row) };
}
