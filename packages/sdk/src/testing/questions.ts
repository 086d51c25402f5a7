import { fold } from '@pinfold/contract/fold';
import type { Schemas } from '../client/schema.ts';
import type { TestAnswers } from './answers.ts';
import { collection, type Filters, idsIn, matchesQuery, pageOf } from './collection.ts';
import { membersOf, summaryOf } from './listings/locations.ts';
import type { TestData } from './test-data.ts';

type Question = Schemas['Question'];
type Answer = Schemas['QuestionAnswer'];

/** The archive of questions of the in-memory API. */
export function questionAnswers(data: TestData): TestAnswers {
  return {
    listQuestions: ({ query }) => {
      const groups = idsIn(query, 'groups')?.map((id) => membersOf(data, id));
      const found = data.questions.filter(
        (question) =>
          matchesQuery(question, query, filters) &&
          (!groups || groups.some((members) => members.has(question.location.id))),
      );
      return pageOf(found.toSorted(orders[query.get('order') ?? 'newest']), query, 10);
    },
    getQuestion: ({ id }) => collection(() => data.questions).find(id),
  };
}

const filters: Filters<Question> = {
  q: ({ text, gmb_answers: answers }, typed) =>
    [text, ...answers.map((answer) => answer.text)].some((one) => fold(one).includes(fold(typed))),
  facilities_ids: ({ location }, ids) => ids.split(',').includes(String(location.id)),
  is_answered: ({ gmb_answers: answers }, wanted) => String(answers.length > 0) === wanted,
  date_from: ({ created_at }, day) => created_at.slice(0, 10) >= day,
  date_to: ({ created_at }, day) => created_at.slice(0, 10) <= day,
};

const byAge = (a: Question, b: Question) => b.created_at.localeCompare(a.created_at) || b.id - a.id;

const orders: Readonly<Record<string, (a: Question, b: Question) => number>> = {
  newest: byAge,
  oldest: (a, b) => byAge(b, a),
  upvotes: (a, b) => b.upvotes - a.upvotes || byAge(a, b),
};

/** Returns what was asked about the first locations until Google ended questions, with and without answers. */
export function testQuestions(locations: readonly Schemas['LocationItem'][]): Question[] {
  return locations.slice(0, 4).flatMap((location, place) =>
    asked.map(([text, upvotes, ...answers], index): Question => {
      const id = place * asked.length + index + 1;
      const created_at = new Date(Date.UTC(2025, 10, 2 - 9 * (id - 1), 16, 20)).toISOString();
      return {
        id,
        author: id % 3 === 0 ? '' : 'Ania K.',
        text,
        upvotes,
        created_at,
        location: summaryOf(location),
        gmb_answers: answers.map((answer, order): Answer => ({
          id: id * 10 + order,
          author: answer.is_owner ? 'Kawiarnia Lipa' : 'Marek',
          upvotes: 1,
          created_at,
          ...answer,
        })),
      };
    }),
  );
}

/** Question, people who found it useful, answers. */
const asked: readonly [string, number, ...Pick<Answer, 'text' | 'is_owner'>[]][] = [
  ['Gdzie najlepiej zaparkować?', 3],
  [
    'Czy można przyjść z psem?',
    9,
    { text: 'Byłem z jamnikiem, nie było problemu.', is_owner: false },
    { text: 'Tak, zapraszamy. Prosimy tylko o smycz.', is_owner: true },
  ],
  ['Macie coś bez glutenu?', 5, { text: 'Jest tarta z jabłkiem.', is_owner: false }],
];
