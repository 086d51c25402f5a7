import { and, eq, gt } from 'drizzle-orm';
import { momentText } from '@pinfold/contract/date-text';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { users } from '../../session/session.table.ts';
import { listingUpdates } from './listing-updates.table.ts';

/** Tells somebody whose edit began from an older listing which fields changed since, when, and by whom. */
export async function listingChanged(
  queries: Queryable,
  { companyId, timezone }: Member,
  { locationId, version }: { locationId: number; version: number },
  language: Language,
): Promise<Problem> {
  const since = await queries
    .select({ fields: listingUpdates.fields, at: listingUpdates.finishedAt, author: users.name })
    .from(listingUpdates)
    .leftJoin(users, eq(users.id, listingUpdates.authorId))
    .where(
      and(
        eq(listingUpdates.companyId, companyId),
        eq(listingUpdates.locationId, locationId),
        gt(listingUpdates.version, version),
      ),
    )
    .orderBy(listingUpdates.version);
  const lasts = new Map(since.flatMap(({ fields, ...last }) => fields.map((field) => [field, last])));
  return new Problem('listing_changed', {
    errors: [...lasts].map(([field, { author, at }]) => ({
      path: `body.changes.${field}`,
      message: [author, at && momentText(at, 'date_time', language, timezone)].filter(Boolean).join(', '),
    })),
  });
}
