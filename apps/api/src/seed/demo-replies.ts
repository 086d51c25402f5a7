import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { proposeAutoReplies } from '../features/reviews/auto-replies/make-auto-reply.job.ts';
import type { Services } from '../services.ts';

/** The demo's reply templates, by category. */
const shelves: Record<string, readonly string[]> = {
  Podziękowania: [
    'Dzień dobry, {name}! Dziękujemy za {rating}★ i miłe słowa. Cieszymy się, że w {location} było tak, jak być powinno. Do zobaczenia!',
    '{name}, bardzo dziękujemy za opinię. Takie słowa czytamy całej zmianie przy porannej kawie. Zapraszamy znów do {location}!',
    'Dziękujemy za tak dobrą ocenę! Miło nam, że znalazło się u nas coś dla Ciebie. Do następnego razu w {city}.',
    'Cześć, {name}! Dzięki za odwiedziny i za gwiazdki. Następnym razem koniecznie spróbuj naszego ciasta dnia.',
  ],
  Przeprosiny: [
    'Dzień dobry, {name}. Przykro nam, że wizyta w {location} nie była udana. Sprawdzimy z zespołem, co poszło nie tak. Prosimy o kontakt: biuro@kawiarnialipa.example.',
    '{name}, dziękujemy za szczerą opinię i przepraszamy. Rozmawiamy już o tym z kierowniczką lokalu. Chcielibyśmy naprawić złe wrażenie, prosimy o wiadomość na biuro@kawiarnialipa.example.',
    'Przepraszamy za to, co spotkało Cię w {location}. To nie jest standard, którego od siebie wymagamy, i nie zostawimy tego bez odpowiedzi.',
  ],
  'Czas oczekiwania': [
    'Dzień dobry, {name}. Przepraszamy za czas oczekiwania. W godzinach największego ruchu dokładamy drugą osobę na bar, więc następnym razem powinno pójść sprawniej.',
    'Dziękujemy za cierpliwość i za uwagę, {name}. Kolejki w {location} próbujemy skrócić: od niedawna zamówienia na wynos przyjmujemy osobno.',
    'Ma Pan(i) rację, to trwało za długo. Przyjrzeliśmy się grafikowi i poprawiamy obsadę w weekendy. Zapraszamy do {location} jeszcze raz.',
  ],
  'Same gwiazdki': [
    'Dziękujemy za ocenę, {name}! Jeśli znajdzie się chwila, chętnie przeczytamy, co najbardziej smakowało.',
    'Dziękujemy za {rating}★! Zapraszamy znów do {location}.',
  ],
};

/** Categories of replies with their templates, as a company that has used Pinfold for a while would have. */
export async function seedReplyTemplates({ database, now }: Services, companyId: number): Promise<void> {
  const day = 86_400_000;
  await database.queries.transaction(async (tx) => {
    for (const [index, [name, texts]] of Object.entries(shelves).entries()) {
      const changedAt = new Date(now().getTime() - (index + 2) * day).toISOString();
      await tx.execute(sql`
        with shelf as (insert into reply_categories (company_id, name) values (${companyId}, ${name}) returning id)
        insert into reply_templates (company_id, category_id, text, updated_at)
        select ${companyId}, shelf.id, t.text, ${changedAt}::timestamptz - t.place * interval '3 hours'
        from shelf, json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as t (text, place)`);
    }
  });
}

/** The number of critical reviews with a waiting reply of the model. */
const waiting = 3;

/**
 * Two rules for automatic replies: reviews with stars only get thanks after an hour, and for critical ones the model
 * drafts a reply, which waits for acceptance. The first drafts are made when the jobs run.
 */
export async function seedAutoReplies(
  services: Services,
  companyId: number,
  authorId: number,
): Promise<void> {
  const { database, now } = services;
  const rule = {
    now: now().toISOString(),
    since: new Date(now().getTime() - 29 * 86_400_000).toISOString(),
  };
  await database.queries.transaction(async (tx) => {
    await tx.execute(sql`
      insert into auto_reply_rules (company_id, position, name, is_active, rating, comment, location_ids, group_ids, source, template_ids,
                                    needs_acceptance, delay_minutes, active_since, author_id, updated_at)
      select ${companyId}::int8, r.position, r.name, true, r.rating, r.comment, '{}', '{}', r.source,
             case when r.source = 'templates' then (
               select array_agg(t.id order by t.id) from reply_templates t join reply_categories c on c.company_id = t.company_id and c.id = t.category_id
               where t.company_id = ${companyId} and c.name = 'Same gwiazdki') else '{}' end,
             r.source = 'ai', r.delay, r.since, ${authorId}::int8, ${rule.now}::timestamptz
      from (values
        (1, 'Piątki bez słowa', '{5}'::int2[], false, 'templates', 60, ${rule.now}::timestamptz),
        (2, 'Krytyczne opinie', '{1,2}'::int2[], true, 'ai', 15, ${rule.since}::timestamptz))
        as r (position, name, rating, comment, source, delay, since)`);
    const critical = await rows<{ id: number }>(
      tx,
      sql`select id::int8 as id from reviews
          where company_id = ${companyId} and rating <= 2 and has_comment and not deleted and reply_status = 'none' and created_at > ${rule.since}
          order by created_at desc limit ${waiting}`,
    );
    await proposeAutoReplies(
      tx,
      services,
      companyId,
      critical.map(({ id }) => id),
    );
  });
}
