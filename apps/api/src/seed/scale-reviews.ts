import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { classifyByRule } from '../features/opinions/classify/classify-by-rule.ts';
import { demoCategories } from './demo-reviews.ts';

/** The first so many locations of the sandbox's scale world, in the hands of one company. */
export interface ScaleShare {
  companyId: number;
  locations: number;
  /** Of the whole world: decides how many reviews each location has. */
  size: { locations: number; reviews: number };
}

interface Chunk {
  /** `accounts/{id}` */
  account: string;
  first: number;
  last: number;
  now: Date;
}

const givenNames = [
  'Anna',
  'Piotr',
  'Katarzyna',
  'Marek',
  'Ewa',
  'Tomasz',
  'Zofia',
  'Jan',
  'Olena',
  'Paweł',
  'Łucja',
  'Michał',
];

const replies = [
  'Dziękujemy za opinię!',
  'Dziękujemy i zapraszamy ponownie!',
  'Bardzo nam miło, do zobaczenia przy kawie!',
];

/** Reviews of a chunk of locations, all at once; the same on every run but for the date they end at. */
export async function insertScaleReviews(
  tx: Queryable,
  { companyId, size }: ScaleShare,
  { account, first, last, now }: Chunk,
): Promise<void> {
  const perLocation = Math.floor(size.reviews / size.locations);
  const remainder = size.reviews % size.locations;
  await tx.execute(sql`
    insert into reviews (company_id, location_id, google_name, rating, comment, author_name, created_at, updated_at, deleted,
                         reply_comment, reply_updated_at, reply_status, reply_problem, is_written_by_ai, is_accurate, sentiment, sentiment_source, is_studied, has_note, has_tags)
    select ${companyId}::int8, l.id, ${account} || '/locations/scale-l' || n || '/reviews/scale-r' || n || '-' || k, rating, comment,
           ${pick(givenNames, 3)} || ' ' || chr(65 + ${draw(4, 26)}) || '.', created, created + edited, ${draw(5, 100)} = 0,
           case when status <> 'none' then ${pick(replies, 6)} end,
           case when status <> 'none' then created + interval '9 hours' end, status,
           case status when 'rejected' then 'repetitive' when 'failed' then 'not_delivered' end,
           status <> 'none' and ${draw(7, 10)} = 0, comment is not null and ${draw(8, 10)} = 0,
           coalesce(studied.sentiment, 'unassigned'), case when comment is not null then 'rule' end, true,
           ${draw(9, 300)} = 0, coalesce(studied.has_tags, false)
    from generate_series(${first}::int, ${last}::int - 1) n
    join locations l on l.company_id = ${companyId}::int8 and l.google_name = 'locations/scale-l' || n
    cross join lateral generate_series(0, ${perLocation}::int - case when n < ${remainder}::int then 0 else 1 end) k
    cross join lateral (select n::int8 * 1000003 + k as seed) s
    cross join lateral (select (array[5,5,5,5,5,5,4,4,3,1,2,5]::int2[])[1 + ${draw(1, 12)}] as rating,
      date_trunc('second', ${now.toISOString()}::timestamptz - (0.001 + power(${draw(2, 1_000_000)} / 1000000.0, 2)) * interval '1095 days') as created,
      case when ${draw(11, 25)} = 0 then interval '40 minutes' else interval '0' end as edited,
      (array['none','none','none','published','published','published','published','published','published','published','outdated','rejected','failed'])
        [1 + case when ${draw(12, 100)} < 3 then 10 + ${draw(12, 3)} else ${draw(13, 10)} end] as status) r
    cross join lateral (select case when ${draw(14, 4)} > 0 then
      case when rating >= 4 then ${pick(praise, 15)} when rating = 3 then ${pick(mixed, 15)} else ${pick(complaint, 15)} end
      || ', ' || ${pick(details, 16)} || ' ' || ${pick(endings, 17)} end as comment) c
    left join json_to_recordset(${json(classifiedTexts())}) as studied (text text, stars int2, sentiment text, has_tags bool)
      on studied.text = comment and studied.stars = rating`);
}

/** Categories and notes, for the reviews that were made to have them. */
export async function decorateScaleReviews(
  queries: Queryable,
  companyId: number,
  authorId: number,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    insert into review_tags (company_id, name, phrases, is_automatic)
    select ${companyId}::int8, name, array(select json_array_elements_text(phrases)), true
    from json_each(${json(demoCategories)}) as given (name, phrases)`);
  const tags = classifiedTexts().flatMap(({ text, stars, tags: found }) =>
    found.map((tag) => ({ text, stars, ...tag })),
  );
  await queries.execute(sql`
    insert into tagged_reviews (company_id, tag_id, review_id, sentiment, source, phrase, sentiment_source)
    select r.company_id, t.id, r.id, given.sentiment, 'rule', given.phrase, 'rule'
    from json_to_recordset(${json(tags)}) as given (text text, stars int2, name text, phrase text, sentiment text)
    join review_tags t on t.company_id = ${companyId} and t.name = given.name
    join reviews r on r.company_id = ${companyId} and r.comment = given.text and r.rating = given.stars`);
  await queries.execute(sql`
    insert into review_notes (company_id, review_id, text, author_id, updated_at)
    select company_id, id, 'Rozmawiałam z kierowniczką, gość dostanie voucher przy następnej wizycie.', ${authorId}::int8, ${now.toISOString()}::timestamptz
    from reviews where company_id = ${companyId} and has_note`);
}

/** A number below the bound, drawn from the row's seed; `salt` makes the draws of one row independent. */
function draw(salt: number, below: number): SQL {
  return sql`((hashint8extended(seed, ${sql.raw(String(salt))}) & 1073741823) % ${sql.raw(String(below))})::int`;
}

function pick(choices: readonly string[], salt: number): SQL {
  return sql`(${list(choices)})[1 + ${draw(salt, choices.length)}]`;
}

function json(value: object): SQL {
  return sql`${JSON.stringify(value)}::json`;
}

function list(items: readonly string[]): SQL {
  return sql`${`{${items.map((item) => `"${item}"`).join(',')}}`}::text[]`;
}

const praise = [
  'Bardzo dobra kawa',
  'Miła obsługa',
  'Świetne miejsce na śniadanie',
  'Wracam tu co tydzień',
  'Przytulnie i czysto',
];

const mixed = ['Kawa dobra, ale długo czekałam', 'W porządku, bez zachwytu', 'Ładnie, tylko głośno'];

const complaint = ['Czekaliśmy pół godziny', 'Zimna kawa i bałagan', 'Nikt nie podszedł do stolika'];

const details = [
  'sernik',
  'szarlotka',
  'latte',
  'kanapka z jajkiem',
  'drożdżówka',
  'herbata zimowa',
  'tarta z malinami',
  'espresso',
];

const endings = [
  'na plus.',
  'jak zawsze.',
  'do sprawdzenia następnym razem.',
  'w uczciwej cenie.',
  'bez zmian od roku.',
  'polecam!',
];

/** Every text that a review of the scale world can have, with its stars, and what the rule makes of it. */
function classifiedTexts() {
  const names = Object.keys(demoCategories);
  const judge = classifyByRule({
    categories: names.map((name, id) => ({ id, name, phrases: demoCategories[name] ?? [] })),
    hasSentiment: true,
  });
  return texts().map(({ text, stars }) => {
    const { sentiment, tags } = judge({ id: 0, updatedAt: '', comment: text, rating: stars });
    const named = tags.map(({ tagId, ...tag }) => ({ ...tag, name: names[tagId] ?? '' }));
    return { text, stars, sentiment, has_tags: named.length > 0, tags: named };
  });
}

function texts(): { text: string; stars: number }[] {
  const beginnings = [
    ...praise.flatMap((text) => [4, 5].map((stars) => ({ text, stars }))),
    ...mixed.map((text) => ({ text, stars: 3 })),
    ...complaint.flatMap((text) => [1, 2].map((stars) => ({ text, stars }))),
  ];
  return beginnings.flatMap(({ text, stars }) =>
    details.flatMap((detail) => endings.map((ending) => ({ text: `${text}, ${detail} ${ending}`, stars }))),
  );
}
