import { sql, type SQL } from 'drizzle-orm';
import type { QuestionOrder } from '@pinfold/contract/features/questions/question';
import type {
  Question,
  QuestionAnswer,
  QuestionFilters,
} from '@pinfold/contract/features/questions/questions.endpoints';
import { isOnOrAfter, isOnOrBefore } from '../../database/company-days.ts';
import { containsText } from '../../database/contains-text.ts';
import { rows, type Queryable } from '../../database/database.ts';
import { idsIn } from '../../database/int8.ts';
import { isoOf, type Moment } from '../../database/moments.ts';
import { countFrom, limitOffset, type PageOf, type Paging } from '../../database/page-of.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { requireFlag } from '../company/company-flags.ts';
import type { Member } from '../company/member.ts';
import { type LocationColumns, summaryOf } from '../listings/location-rows.ts';
import { locationScope } from '../listings/location-scope.ts';

/**
 * Questions about locations that the member sees.
 * @throws Problem `feature_disabled`
 */
export async function listQuestionsOf(
  services: Services,
  member: Member,
  { order, ...filters }: QuestionFilters,
  paging: Paging,
): Promise<PageOf<Question>> {
  const { queries } = services.database;
  await requireFlag(services, queries, member, 'q_and_a');
  const where = sql`q.company_id = ${member.companyId} and ${matches(member, filters)}`;
  const ordering = orderings[order];
  return {
    count: await countFrom(queries, sql`from questions q where ${where}`),
    results: await readQuestions(queries, sql`where ${where} order by ${ordering} ${limitOffset(paging)}`),
  };
}

/** @throws Problem `feature_disabled`, `not_found` */
export async function readQuestion(services: Services, member: Member, id: number): Promise<Question> {
  const { queries } = services.database;
  await requireFlag(services, queries, member, 'q_and_a');
  const isVisible = sql`q.company_id = ${member.companyId} and ${locationScope(member, sql`q.location_id`)}`;
  const [question] = await readQuestions(queries, sql`where ${isVisible} and q.id = ${id}`);
  if (!question) throw new Problem('not_found');
  return question;
}

/**
 * Refuses what Google has ended.
 * @throws Problem `feature_disabled`, `questions_read_only`
 */
export async function refuseQuestions(services: Services, member: Member): Promise<never> {
  await requireFlag(services, services.database.queries, member, 'q_and_a');
  throw new Problem('questions_read_only');
}

/** Over `questions q`; each ends with the id, so that no question is on two pages. */
const orderings: Record<QuestionOrder, SQL> = {
  newest: sql`q.created_at desc, q.id desc`,
  oldest: sql`q.created_at, q.id`,
  upvotes: sql`q.upvotes desc, q.created_at desc, q.id desc`,
};

const answersOf = sql`from question_answers a where a.company_id = q.company_id and a.question_id = q.id`;

function matches(member: Member, filters: Omit<QuestionFilters, 'order'>): SQL {
  const { q: typed = '', facilities_ids, groups, is_answered, date_from, date_to } = filters;
  const conditions = [
    locationScope(member, sql`q.location_id`, {
      ids: facilities_ids ? idsIn(facilities_ids) : undefined,
      groups: groups ? idsIn(groups) : undefined,
    }),
    is_answered === undefined ? undefined : sql`exists (select 1 ${answersOf}) = ${is_answered}`,
    date_from ? isOnOrAfter(sql`q.created_at`, date_from, member.timezone) : undefined,
    date_to ? isOnOrBefore(sql`q.created_at`, date_to, member.timezone) : undefined,
    typed.trim() === '' ? undefined : says(typed.trim()),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** Whether a question or one of its answers contains what was typed. */
function says(typed: string): SQL {
  return sql`(${containsText(sql`fold(q.text)`, typed)}
    or exists (select 1 ${answersOf} and ${containsText(sql`fold(a.text)`, typed)}))`;
}

/** @param chosen which of `questions q`, and their order */
async function readQuestions(queries: Queryable, chosen: SQL): Promise<Question[]> {
  const found = await rows<QuestionRow>(
    queries,
    sql`select q.id::int8 as id, q.author, q.text, q.upvotes, q.created_at,
          l.id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code, l.is_verified,
          (select coalesce(json_agg(json_build_object('id', a.id, 'author', a.author, 'is_owner', a.is_owner,
              'text', a.text, 'upvotes', a.upvotes, 'created_at', a.created_at) order by a.created_at, a.id), '[]')
            ${answersOf}) as answers
        from questions q join locations l on l.company_id = q.company_id and l.id = q.location_id ${chosen}`,
  );
  return found.map(toQuestion);
}

interface QuestionRow extends LocationColumns {
  id: number;
  author: string;
  text: string;
  upvotes: number;
  created_at: Moment;
  answers: (Omit<QuestionAnswer, 'created_at'> & { created_at: Moment })[];
}

function toQuestion(row: QuestionRow): Question {
  const { id, author, text, upvotes } = row;
  return {
    id,
    author,
    text,
    upvotes,
    created_at: isoOf(row.created_at),
    location: summaryOf(row),
    gmb_answers: row.answers.map((answer) => ({ ...answer, created_at: isoOf(answer.created_at) })),
  };
}
