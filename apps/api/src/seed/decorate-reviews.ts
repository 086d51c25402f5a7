import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';

/** Review categories of the demo and the folded words that put a review into them. */
const categories: Record<string, string> = {
  kawa: 'kaw[aęeyi]|cappuccino|espresso|latte|flat white|coffee|kaffee',
  ciasta: 'ciast|sernik|szarlotk|tort|beza|cake|kuchen|croissant',
  obsługa: 'obslug|personel|pani|staff|service|bedienung|freundlich|friendly',
  'czas oczekiwania': 'czeka|kolejk|minut|waited|queue|gewartet',
  ceny: 'cen[aęy]|drog|tani|price|expensive|preis|teuer',
  czystość: 'czyst|brud|toalet|clean|dirty|sauber',
  śniadania: 'sniadan|jajk|breakfast|fruhstuck',
  atmosfera: 'klimat|atmosfer|muzyk|przytuln|cozy|gemutlich|music',
};

const notes = [
  'Wieczorna zmiana bez drugiej osoby. Grafik poprawiony od piątku.',
  'Rozmawiałam z kierowniczką, gość dostanie voucher przy następnej wizycie.',
  'Sprawdzić godziny w niedzielę na mapie.',
  'Stały gość, zna całą załogę z imienia.',
  'Ekspres był w serwisie, od wtorku działa.',
];

/** What only Pinfold knows of a review: categories, sentiment, notes, relevance; and some that were taken down. */
export async function decorateReviews(
  { database, now }: Services,
  companyId: number,
  authorId: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx.execute(sql`
      update reviews set
        sentiment = case when rating >= 4 then 'positive' when rating = 3 then 'mixed' else 'negative' end,
        is_accurate = has_comment and length(comment) > 160
      where company_id = ${companyId} and has_comment`);
    for (const [name, words] of Object.entries(categories)) {
      await tx.execute(sql`
        with tag as (insert into review_tags (company_id, name) values (${companyId}, ${name}) returning id)
        insert into tagged_reviews (company_id, tag_id, review_id, sentiment)
        select r.company_id, tag.id, r.id, r.sentiment from reviews r, tag
        where r.company_id = ${companyId} and fold(r.comment) ~ ${words}`);
    }
    await tx.execute(sql`
      update reviews r set has_tags = true where company_id = ${companyId}
        and exists (select from tagged_reviews t where t.company_id = r.company_id and t.review_id = r.id)`);
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
