import { sql } from 'drizzle-orm';
import { reviewTags } from '../features/opinions/categories/categories.table.ts';
import { classifyCompany } from '../features/reviews/classify/classify-reviews.job.ts';
import type { Services } from '../services.ts';
import { withoutIndexes, withoutRollups } from './bulk-load.ts';

const notes = [
  'Wieczorna zmiana bez drugiej osoby. Grafik poprawiony od piątku.',
  'Rozmawiałam z kierowniczką, gość dostanie voucher przy następnej wizycie.',
  'Sprawdzić godziny w niedzielę na mapie.',
  'Stały gość, zna całą załogę z imienia.',
  'Ekspres był w serwisie, od wtorku działa.',
];

/**
 * What only Pinfold knows of the reviews of some companies: categories, sentiment, notes, relevance; and some that were
 * taken down.
 */
export async function decorateReviews(
  services: Services,
  companies: readonly { companyId: number; authorId: number }[],
): Promise<void> {
  const ids = companies.map(({ companyId }) => companyId);
  // Every review is written again, into a dozen indexes.
  await withoutRollups(services.database.queries, ids, (queries) =>
    withoutIndexes(
      queries,
      ['reviews', 'tagged_reviews'],
      () => {},
      async () => {
        const loading = { ...services, database: { ...services.database, queries } };
        for (const { companyId, authorId } of companies) await decorateCompany(loading, companyId, authorId);
      },
    ),
  );
}

async function decorateCompany(services: Services, companyId: number, authorId: number): Promise<void> {
  const { database, now } = services;
  await database.queries.insert(reviewTags).values(
    Object.entries(demoCategories).map(([name, phrases]) => ({
      companyId,
      name,
      phrases,
      isAutomatic: true,
    })),
  );
  await classifyCompany(services, companyId);
  await database.queries.transaction(async (tx) => {
    await tx.execute(sql`
      update reviews set is_accurate = true
      where company_id = ${companyId} and has_comment and length(comment) > 160`);
    await tx.execute(sql`
      with chosen as (
        select id, row_number() over (order by created_at desc) as n from reviews
        where company_id = ${companyId} and rating <= 3 and has_comment order by created_at desc limit 120)
      insert into review_notes (company_id, review_id, text, author_id, updated_at)
      select ${companyId}, id, (${`{${notes.map((note) => `"${note}"`).join(',')}}`}::text[])[1 + (n - 1) % ${notes.length}], ${authorId},
             ${now().toISOString()}::timestamptz - n * interval '7 hours'
      from chosen where n % 5 = 1 or n = 1`);
    await tx.execute(sql`
      update reviews r set has_note = true where company_id = ${companyId}
        and exists (select from review_notes n where n.company_id = r.company_id and n.review_id = r.id)`);
    await tx.execute(sql`
      update reviews set deleted = true where company_id = ${companyId}
        and id in (select id from reviews where company_id = ${companyId} and rating <= 2 order by created_at desc offset 25 limit 20)`);
  });
}

/** Review categories of the demo and their phrases; guests write in Polish, English and German. */
export const demoCategories: Record<string, string[]> = {
  kawa: ['kawa', 'kawka', 'cappuccino', 'espresso', 'latte', 'flat white', 'przelew', 'coffee', 'Kaffee'],
  ciasta: [
    'ciasto',
    'ciastko',
    'sernik',
    'szarlotka',
    'tort',
    'beza',
    'drożdżówka',
    'cake',
    'croissant',
    'Kuchen',
  ],
  obsługa: [
    'obsługa',
    'personel',
    'kelner',
    'kelnerka',
    'barista',
    'pani za ladą',
    'staff',
    'service',
    'Bedienung',
    'freundlich',
  ],
  'czas oczekiwania': [
    'czekać',
    'kolejka',
    'czas oczekiwania',
    'minuta',
    'wait',
    'queue',
    'gewartet',
    'Schlange',
  ],
  ceny: ['cena', 'drogi', 'tani', 'przepłacić', 'price', 'expensive', 'cheap', 'Preis', 'teuer'],
  czystość: ['czysty', 'czystość', 'brudny', 'brud', 'toaleta', 'clean', 'dirty', 'toilet', 'sauber'],
  śniadania: ['śniadanie', 'jajko', 'jajecznica', 'owsianka', 'breakfast', 'eggs', 'Frühstück'],
  atmosfera: [
    'atmosfera',
    'klimat',
    'muzyka',
    'przytulny',
    'wnętrze',
    'cosy',
    'cozy',
    'atmosphere',
    'music',
    'gemütlich',
  ],
};
