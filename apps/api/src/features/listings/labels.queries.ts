import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { Member } from '../company/member.ts';
import { locations } from './listings.table.ts';
import { visibleTo } from './visible-locations.ts';

export async function listLabelsOf(queries: Queryable, member: Member) {
  const labelled = queries
    .select({ label: sql<string>`unnest(${locations.labels})`.as('label') })
    .from(locations)
    .where(and(eq(locations.companyId, member.companyId), visibleTo(member, locations.id)))
    .as('labelled');
  const results = await queries
    .select({ label: labelled.label, facilities_count: count() })
    .from(labelled)
    .groupBy(labelled.label)
    .orderBy(asc(labelled.label));
  return { results };
}
