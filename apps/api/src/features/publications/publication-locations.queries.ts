import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import type {
  PostLocation,
  publicationLocations,
} from '@pinfold/contract/features/publications/post-items.endpoints';
import type { Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import { sliceOfPage, type PageOf } from '../../database/page-of.ts';
import type { Member } from '../company/member.ts';
import { locations } from '../listings/listings.table.ts';
import { locationFilter } from '../listings/location-filter.ts';
import {
  chosenColumns,
  chosenOrder,
  reasonOf,
  standingColumns,
  toChosen,
  type ChosenLocation,
  type ChosenRow,
} from './chosen-locations.ts';

/**
 * One page of the locations to choose for a post or for photos, and the ids of all that can have one. The rule stands in
 * the contract alone, so every location that matches is read, by the few columns that it needs.
 */
export async function listPublicationLocations(
  queries: Queryable,
  member: Member,
  purpose: PicturePurpose,
  { page, page_size, ...filter }: z.output<typeof publicationLocations.query>,
): Promise<PageOf<PostLocation> & { ids: number[] }> {
  const where = locationFilter(member, filter);
  const matching = await queries
    .select(standingColumns)
    .from(locations)
    .where(where)
    .orderBy(...chosenOrder);
  const onPage = sliceOfPage(matching, { page, page_size }).map((row) => row.id);
  const found: ChosenRow[] = await queries
    .select(chosenColumns)
    .from(locations)
    .where(and(eq(locations.companyId, member.companyId), sql`${locations.id} = any(${int8Array(onPage)})`))
    .orderBy(...chosenOrder);
  return {
    count: matching.length,
    ids: matching
      .filter((row) => reasonOf(row, purpose) === null)
      .slice(0, mostIds)
      .map((row) => row.id),
    results: found.map((row) => toPostLocation(toChosen(row, member.timezone, purpose))),
  };
}

/** Most ids that one answer names. */
const mostIds = 10_000;

function toPostLocation({ formattedAddress, zone, ...location }: ChosenLocation): PostLocation {
  return { ...location, formatted_address: formattedAddress, timezone: zone };
}
