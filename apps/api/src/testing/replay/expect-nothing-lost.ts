import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { sameChangeValue } from '@pinfold/contract/features/external-changes/compare-listing';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { rows, type Queryable } from '../../database/database.ts';
import { externalChanges } from '../../features/external-changes/external-changes.table.ts';
import { listingFieldsOf } from '../../features/listings/listing-fields.ts';
import { locations } from '../../features/listings/listings.table.ts';
import type { ReplayedChain } from './replayed-chain.ts';
import { openInTruth, truthOf } from './truth-of-world.ts';

/** Whatever differs between the world and us waits as a change, and nothing waits that does not differ. */
export async function expectNothingLost(
  { services, calls }: Pick<ReplayedChain, 'services' | 'calls'>,
  company = 1,
): Promise<void> {
  const { queries } = services.database;
  const ours = await queries.select().from(locations).orderBy(locations.id);
  const changes = await queries.select().from(externalChanges);
  const open = Map.groupBy(
    changes.filter(({ status, field }) => status === 1 && field !== 'location_state'),
    ({ companyId, locationId }) => `${companyId}/${locationId}`,
  );
  const wrong: unknown[] = [];
  for (const row of ours.filter(({ companyId }) => companyId === company)) {
    const listing = listingFieldsOf(row);
    const truth = await truthOf(calls, row.googleName ?? '');
    const expected = openInTruth(listing, truth);
    const found = open.get(`${row.companyId}/${row.id}`) ?? [];
    for (const { field, proposed, step, problems } of found) {
      const proposal = expected.get(field);
      if (!proposal || !proposes(field, proposed as Partial<ListingFields>, proposal, listing.country))
        wrong.push({
          location: row.googleName,
          field,
          proposed,
          step,
          problems,
          expected: proposal?.[first(field)],
        });
      expected.delete(field);
    }
    for (const [field, lost] of expected)
      wrong.push({
        location: row.googleName,
        lost: field,
        ours: listing[first(field)],
        said: lost[first(field)],
        waiting: [...truth.waiting],
        known: await whatWasKnown(queries, row),
      });
  }
  expect(wrong).toEqual([]);
}

/** What a look at the location had to go by: the last check, and our newest edits. */
async function whatWasKnown(
  queries: Queryable,
  { companyId, id }: Pick<typeof locations.$inferSelect, 'companyId' | 'id'>,
): Promise<unknown> {
  const [check] = await rows(
    queries,
    sql`select checked_at, settled_update_id from external_change_checks
        where company_id = ${companyId} and location_id = ${id}`,
  );
  const updates = await rows(
    queries,
    sql`select id, status, fields, taken, before, against, finished_at from listing_updates
        where company_id = ${companyId} and location_id = ${id} order by id desc limit 5`,
  );
  return { check, updates };
}

function first(field: ChangeField): keyof ListingFields {
  return field === 'coordinates' ? 'latitude' : (field as keyof ListingFields);
}

function proposes(
  field: ChangeField,
  proposed: Partial<ListingFields>,
  said: ListingFields,
  country: string,
): boolean {
  return sameChangeValue(field, proposed, said, country, phoneNumbers);
}

/** Nothing is on its way for ever, and each decision was taken once. */
export async function expectEachDecidedOnce(queries: Queryable): Promise<void> {
  const underWay = await rows(
    queries,
    sql`select id, field, status, step, send_at from external_changes
        where status = 1 and step not in ('none', 'failed') limit 10`,
  );
  expect(underWay, 'decisions that are still on their way').toEqual([]);
  const unevenly = await rows(
    queries,
    sql`select c.id, c.field, c.status, c.decision,
               count(*) filter (where e.kind = 'taken')::int4 as taken,
               count(*) filter (where e.kind = 'detected')::int4 as detected,
               max(e.id) filter (where e.kind in ('accepted', 'rejected'))
                 > min(e.id) filter (where e.kind = 'taken') as after_the_end
        from external_changes c
        join external_change_events e on e.company_id = c.company_id and e.change_id = c.id
        where c.field <> 'location_state'
        group by c.company_id, c.id
        having count(*) filter (where e.kind = 'taken') <> case when c.status in (2, 3) then 1 else 0 end
            or count(*) filter (where e.kind = 'detected') <> 1
            or max(e.id) filter (where e.kind in ('accepted', 'rejected'))
                 > min(e.id) filter (where e.kind = 'taken')
            or (c.status = 2 and c.decision <> 1) or (c.status = 3 and c.decision <> 2)
        limit 10`,
  );
  expect(unevenly, 'changes with more or fewer endings than one').toEqual([]);
  const unsent = await rows(
    queries,
    sql`select c.id, c.field from external_changes c
        left join listing_updates u on u.company_id = c.company_id and u.id = c.update_id
        where c.status in (2, 3) and c.field <> 'location_state'
          and (u.id is null or u.finished_at is null or u.against is null) limit 10`,
  );
  expect(unsent, 'decisions without an edit that carried them').toEqual([]);
}
