import { sql } from 'drizzle-orm';
import type { BoosterTarget } from '@pinfold/contract/features/review-booster/booster-form';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { newPublicToken } from '../forms/links.service.ts';
import type { PublicOffer } from '../public-offer/public-offer.ts';
import { boosterClicks, boosterOffers, boosterVisits, type OfferPage } from '../review-booster.table.ts';
import { utcDay } from '../utc-day.ts';
import type { PublicForm } from './public-form.queries.ts';

type Recorded = Pick<Services, 'database' | 'now'>;

/** Records that somebody opened a form, and what its page offers: neither is stored without the other. */
export async function recordVisit(
  { database, now }: Recorded,
  { companyId, linkId }: PublicForm,
  offer: PublicOffer,
): Promise<string> {
  const visit = newPublicToken();
  await database.queries.transaction(async (tx) => {
    await tx.insert(boosterVisits).values({ companyId, id: visit, linkId, day: utcDay(now()) });
    await insertOffer(tx, { companyId, visit, page: 'form', day: utcDay(now()), offer });
  });
  return visit;
}

/** Records that the page after the form showed the links to a visitor. */
export async function recordThanks(
  { database, now }: Recorded,
  { companyId }: PublicForm,
  visit: string,
  offer: PublicOffer,
): Promise<void> {
  await insertOffer(database.queries, { companyId, visit, page: 'thanks', day: utcDay(now()), offer });
}

/** Records that a visitor follows a link. */
export async function recordClick(
  { database, now }: Recorded,
  { companyId }: PublicForm,
  { visit, page, target }: { visit: string; page: OfferPage; target: BoosterTarget },
): Promise<void> {
  await database.queries
    .insert(boosterClicks)
    .select(
      sql`select ${companyId}::int8, o.visit, o.page, ${target}::text, ${utcDay(now())}::date
          from booster_offers o where o.company_id = ${companyId} and o.visit = ${visit} and o.page = ${page}`,
    )
    .onConflictDoNothing();
}

/** Whether a visit belongs to the form's link, and whether it has been answered; undefined where it does not. */
export async function findVisit(
  queries: Queryable,
  { companyId, linkId }: PublicForm,
  visit: string,
): Promise<{ isAnswered: boolean; isErased: boolean } | undefined> {
  const [found] = await rows<{ isAnswered: boolean; isErased: boolean }>(
    queries,
    sql`select a.visit is not null as "isAnswered", a.visit is not null and (r.id is null or r.erased_at is not null) as "isErased"
        from booster_visits v
        left join booster_answers a on a.company_id = v.company_id and a.visit = v.id
        left join booster_responses r on r.company_id = v.company_id and r.visit = v.id
        where v.company_id = ${companyId} and v.id = ${visit} and v.link_id = ${linkId}`,
  );
  return found;
}

async function insertOffer(
  queries: Queryable,
  {
    companyId,
    visit,
    page,
    day,
    offer: { targets, templateHash },
  }: { companyId: number; visit: string; page: OfferPage; day: string; offer: PublicOffer },
): Promise<void> {
  await queries
    .insert(boosterOffers)
    .values({ companyId, visit, page, targets, templateHash, day })
    .onConflictDoNothing();
}
