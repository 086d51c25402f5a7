import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { LocatorQuestion } from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locationFilter } from '../../listings/location-filter.ts';
import { locations } from '../../listings/listings.table.ts';
import { locatorQuestions } from '../store-locator.table.ts';

export type QuestionRow = typeof locatorQuestions.$inferSelect;

/** Questions for all locations, or of one, in their order. */
export function questionsOf(
  queries: Queryable,
  companyId: number,
  locationId: number | null,
): Promise<QuestionRow[]> {
  return queries
    .select()
    .from(locatorQuestions)
    .where(isAbout(companyId, locationId))
    .orderBy(asc(locatorQuestions.position), asc(locatorQuestions.id));
}

/** The condition for questions that stand in one order. */
export function isAbout(companyId: number, locationId: number | null): SQL | undefined {
  return and(
    eq(locatorQuestions.companyId, companyId),
    locationId === null ? isNull(locatorQuestions.locationId) : eq(locatorQuestions.locationId, locationId),
  );
}

export function toQuestion({ id, locationId, question, answer, position }: QuestionRow): LocatorQuestion {
  return { id, facility: locationId, question, answer, order: position };
}

/**
 * Only about locations that the member sees can be asked. Returns whose the location is; undefined for all together.
 * @throws Problem `facility_unknown`
 */
export async function requireSeen(
  queries: Queryable,
  member: Member,
  locationId: number | null,
  path: string,
): Promise<{ isOwner: boolean } | undefined> {
  if (locationId === null) return undefined;
  const [seen] = await queries
    .select({ isOwner: locations.isOwner })
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(locationId) }));
  if (!seen) throw new Problem('facility_unknown', { errors: [{ path }] });
  return seen;
}
