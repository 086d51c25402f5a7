import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { sameChangeValue } from '@pinfold/contract/features/external-changes/compare-listing';
import {
  type ChangeField,
  changeFields,
  isInformational,
  listingFieldsOfChange,
} from '@pinfold/contract/features/external-changes/external-change';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { googlePathOf } from '@pinfold/contract/features/listings/updates/google-update';
import { type Queryable, rows } from '../../database/database.ts';
import { externalChanges } from '../../features/external-changes/external-changes.table.ts';
import { listingFieldsOf } from '../../features/listings/listing-fields.ts';
import { locations } from '../../features/listings/listings.table.ts';
import type {
  GoogleAttribute,
  GoogleListing,
} from '../../providers/google-business-profile/listing/google-location.ts';
import { listingFromGoogle } from '../../providers/google-business-profile/listing/listing-from-google.ts';
import { type Calls, scriptSandbox } from '../clients/running-product.ts';
import { looksAwaited } from './looks-awaited.ts';
import type { ReplayedChain } from './replayed-chain.ts';

interface Expectation {
  /** @default 1 */
  company?: number;
  /**
   * Leaves out attributes that look as if an edit of ours still waited at Google, which does not say whether it does:
   * they are found once it has decided. @default false
   */
  mayLookAwaited?: boolean;
}

/**
 * Expects each difference between the sandbox and the database to be a pending change, and no other change to be
 * pending.
 */
export async function expectNothingLost(
  { services, calls }: Pick<ReplayedChain, 'services' | 'calls'>,
  { company = 1, mayLookAwaited = false }: Expectation = {},
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
    if (mayLookAwaited && truth.waiting.size > 0 && (await looksAwaited(queries, row, truth.shown)))
      expected.delete('attributes');
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

/** Returns what the last sync knew, for the failure message: the last check and the newest edits. */
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

/** Expects no decision to be still under way, and each to have been taken exactly once. */
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

type Content = Omit<GoogleListing, 'name'> & { attributes?: GoogleAttribute[] };

interface ListingOfWorld {
  merchant: Content;
  shown: Content;
  edits: { fields: string[] }[];
}

/** The sandbox's state of a listing, read from its scripting API and not through Google's. */
interface Truth {
  merchant: ListingFields;
  shown: ListingFields;
  /** Google's names of what the merchant has set and people do not see yet, or not before a new verification. */
  waiting: ReadonlySet<string>;
}

async function truthOf(calls: Calls, googleName: string): Promise<Truth> {
  const id = googleName.replace('locations/', '');
  const { merchant, shown, edits } = await scriptSandbox<ListingOfWorld>(calls, 'GET', `/listings/${id}`);
  const waiting = new Set(edits.flatMap(({ fields }) => fields));
  return { merchant: fieldsOf(merchant), shown: fieldsOf(shown), waiting };
}

/**
 * The changes that must be pending, by field: what people see, or what the profile has, where that differs from our
 * value.
 */
function openInTruth(
  ours: ListingFields,
  { merchant, shown, waiting }: Truth,
): Map<ChangeField, ListingFields> {
  const isSame = (field: ChangeField, a: ListingFields, b: ListingFields) =>
    sameChangeValue(field, a, b, ours.country, phoneNumbers);
  const open = new Map<ChangeField, ListingFields>();
  for (const field of changeFields) {
    if (isInformational(field)) continue;
    const isByOthers = !waiting.has(nameAtGoogle(field));
    if (isByOthers && !isSame(field, shown, merchant) && !isSame(field, shown, ours)) open.set(field, shown);
    else if (!isSame(field, merchant, ours)) open.set(field, merchant);
  }
  return open;
}

function nameAtGoogle(field: ChangeField): string {
  const [name] = listingFieldsOfChange(field);
  const path = name && googlePathOf[name];
  return path?.split('.')[0] ?? field;
}

function fieldsOf({ attributes = [], ...content }: Content): ListingFields {
  return listingFromGoogle({ name: '', ...content }, attributes);
}

interface OutcomeCounts {
  changes: number;
  pending: number;
  failed: number;
  escalated: number;
  accepted: number;
  rejected: number;
  byRule: number;
  withdrawn: number;
  answered: number;
  retried: number;
}

/** How many changes ended how. */
export async function countOutcomes(queries: Queryable): Promise<OutcomeCounts> {
  const [counts] = await rows<OutcomeCounts>(
    queries,
    sql`select count(*)::int4 as changes,
          count(*) filter (where status = 1)::int4 as pending,
          count(*) filter (where status = 1 and step = 'failed')::int4 as failed,
          count(*) filter (where is_escalated)::int4 as escalated,
          count(*) filter (where status = 2)::int4 as accepted,
          count(*) filter (where status = 3)::int4 as rejected,
          count(*) filter (where status = 3 and is_by_rule)::int4 as "byRule",
          count(*) filter (where status = 4)::int4 as withdrawn,
          count(*) filter (where status = 5)::int4 as answered,
          (select count(*)::int4 from external_change_events where kind = 'retried') as retried
        from external_changes`,
  );
  if (!counts) throw new Error('a count answers a row');
  return counts;
}
