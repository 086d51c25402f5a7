import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { planCapabilities } from '@pinfold/contract/access/plan';
import { endpoints } from '@pinfold/contract/endpoints';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { questionOrders, type QuestionOrder } from '@pinfold/contract/features/questions/question';
import {
  getQuestion,
  listQuestions,
  type Question,
} from '@pinfold/contract/features/questions/questions.endpoints';
import { fold } from '@pinfold/contract/fold';
import { openTestApi, type TestApi } from '../../testing/clients/start-test-api.ts';
import type { TestMember } from '../../testing/worlds/factories.ts';
import { questionAnswers, questions } from './questions.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const calls = endpoints.filter(({ path }) => path.startsWith('/questions/'));
const ended = calls.filter(({ ended: code }) => code !== undefined);
const params = { id: 1, answer_id: 1 };

const asked = [
  { at: 0, text: 'Czy można wejść z psem?', upvotes: 3, createdAt: '2025-03-29T22:59:59Z' },
  { at: 0, text: 'Macie mleko owsiane?', upvotes: 3, createdAt: '2025-03-29T23:00:00Z', answer: 'Tak, 100%' },
  { at: 1, text: 'Gdzie zaparkować?', upvotes: 9, createdAt: '2025-03-30T21:59:59Z', answer: 'ŁÓDZKA 3' },
  { at: 1, text: 'Kiedy 100% zniżki?', upvotes: 0, createdAt: '2025-03-30T22:00:00Z' },
  { at: 1, text: 'Czy jest Wi-Fi?', upvotes: 1, createdAt: '2025-10-26T23:30:00Z', answer: 'z psem też' },
];

/** Two locations with questions around the days on which the clocks change. */
async function start() {
  const { make, services } = api;
  const companyId = await make.company({ timezone: 'Europe/Warsaw' });
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const places = [
    await make.location(companyId),
    await make.location(companyId, { name: 'Lipa na Kazimierzu' }),
  ];
  const group = await make.group(companyId, 'Kazimierz', places.slice(1));
  const { queries } = services.database;
  for (const [index, { at, answer, createdAt, ...question }] of asked.entries()) {
    const [row] = await queries
      .insert(questions)
      .values({
        ...question,
        companyId,
        locationId: places[at] ?? 0,
        googleName: `questions/${index}`,
        createdAt: new Date(createdAt),
      })
      .returning();
    if (row && answer !== undefined)
      await queries.insert(questionAnswers).values([
        {
          companyId,
          questionId: row.id,
          isOwner: true,
          text: answer,
          createdAt: new Date('2025-11-02T09:00:00Z'),
        },
        {
          companyId,
          questionId: row.id,
          isOwner: false,
          text: 'Chyba tak',
          createdAt: new Date('2025-11-01T09:00:00Z'),
        },
      ]);
  }
  const read = async (query: Record<string, string | number> = {}, as: TestMember = owner) =>
    api.ok(listQuestions, { as, query });
  return { companyId, owner, places, group, read };
}

const textsOf = ({ results }: { results: Question[] }) => results.map(({ text }) => text);

describe('RV-13 the archive of questions', () => {
  test('shows a question with its location and its answers, oldest first', async () => {
    const { owner, places, read } = await start();
    const { results } = await read({ q: 'zaparkować' });
    expect(results).toMatchObject([
      {
        text: 'Gdzie zaparkować?',
        author: '',
        upvotes: 9,
        created_at: '2025-03-30T21:59:59.000Z',
        location: { id: places[1], name: 'Lipa na Kazimierzu' },
        gmb_answers: [
          { text: 'Chyba tak', is_owner: false, created_at: '2025-11-01T09:00:00.000Z' },
          { text: 'ŁÓDZKA 3', is_owner: true },
        ],
      },
    ]);
    const [first] = results;
    expect(await api.ok(getQuestion, { as: owner, params: { id: first?.id ?? 0 } })).toEqual(first);
  });

  test('is narrowed as somebody would who reads all of it', async () => {
    const { read, places, group } = await start();
    const all = (await read({ page_size: 100 })).results;
    const dayOf = (moment: string) =>
      new Date(moment).toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' });
    const days = ['2025-03-29', '2025-03-30', '2025-03-31', '2025-10-27'];
    const searches = [
      ...['PSEM', 'lodzka', '100%', '%', '_', 'czy', 'nigdy', ' '].map((q) => ({ q })),
      ...places.map((id) => ({ facilities_ids: String(id) })),
      { facilities_ids: places.join(',') },
      { groups: String(group) },
      { groups: String(group), facilities_ids: String(places[0]) },
      { is_answered: 'true' },
      { is_answered: 'false', q: 'psem' },
      ...days.flatMap((day) => [{ date_from: day }, { date_to: day }, { date_from: day, date_to: day }]),
    ];
    for (const search of searches) {
      const {
        q = '',
        facilities_ids,
        groups,
        is_answered,
        date_from = '',
        date_to = '9',
      } = search as Record<string, string>;
      const expected = all.filter(({ text, gmb_answers: answers, location, created_at }) => {
        const said = [text, ...answers.map((answer) => answer.text)];
        const day = dayOf(created_at);
        return (
          said.some((one) => fold(one).includes(fold(q.trim()))) &&
          (facilities_ids === undefined || facilities_ids.split(',').includes(String(location.id))) &&
          (groups === undefined || location.id === places[1]) &&
          (is_answered === undefined || String(answers.length > 0) === is_answered) &&
          day >= date_from &&
          day <= date_to
        );
      });
      const found = await read({ page_size: 100, ...search });
      expect(textsOf(found), JSON.stringify(search)).toEqual(expected.map(({ text }) => text));
      expect(found.count).toBe(expected.length);
    }
  });

  test.each(questionOrders)('comes page by page, in the order %s, each question once', async (order) => {
    const { read } = await start();
    const pages = await Promise.all([1, 2, 3].map((page) => read({ order, page, page_size: 2 })));
    const inOrder: Record<QuestionOrder, (typeof asked)[number][]> = {
      newest: asked.toReversed(),
      oldest: asked,
      upvotes: asked.toReversed().toSorted((one, other) => other.upvotes - one.upvotes),
    };
    expect(pages.flatMap(textsOf)).toEqual(inOrder[order].map(({ text }) => text));
    expect(pages.map(({ count }) => count)).toEqual([5, 5, 5]);
  });

  test('has ten questions a page', async () => {
    const { read, companyId, places } = await start();
    await api.services.database.queries.insert(questions).values(
      Array.from({ length: 8 }, (_, index) => ({
        companyId,
        locationId: places[0] ?? 0,
        googleName: `more/${index}`,
        text: 'Czynne?',
        createdAt: new Date('2024-01-01T12:00:00Z'),
      })),
    );
    expect((await read()).results).toHaveLength(10);
    expect(textsOf(await read({ page: 2 }))).toHaveLength(3);
  });

  test('shows a member what was asked about locations of theirs, whatever the member asks for', async () => {
    const { companyId, places, read } = await start();
    const manager = await api.make.member(companyId, { locations: places.slice(0, 1) });
    for (const query of [{}, { facilities_ids: places.join(',') }])
      expect(textsOf(await read(query, manager))).toEqual([
        'Macie mleko owsiane?',
        'Czy można wejść z psem?',
      ]);
    expect(await read({ facilities_ids: String(places[1]) }, manager)).toEqual({ count: 0, results: [] });
  });

  test('has no question for those who do not see its location, and none of another company', async () => {
    const { companyId, owner, read } = await start();
    const stranger = (await start()).owner;
    const limited = await api.make.member(companyId, { locations: [] });
    const id = (await read()).results[0]?.id ?? 0;
    expect(await api.ok(getQuestion, { as: owner, params: { id } })).toMatchObject({ id });
    for (const as of [stranger, limited]) {
      const { problem } = await api.requestRaw(getQuestion, { as, params: { id } });
      expect(problem?.code).toBe('not_found');
    }
  });

  test('is without the questions about a location that is taken out', async () => {
    const { owner, places, read } = await start();
    await api.ok(deleteListing, { as: owner, params: { id: places[1] ?? 0 } });
    expect(textsOf(await read())).toEqual(['Macie mleko owsiane?', 'Czy można wejść z psem?']);
    const { queries } = api.services.database;
    const left = await queries.select({ companyId: questionAnswers.companyId }).from(questionAnswers);
    expect(left.filter(({ companyId }) => companyId === owner.companyId)).toHaveLength(2);
  });
});

describe.each(calls)('RV-13 $method $path', (endpoint) => {
  const codeOf = async (as: TestMember) =>
    (await api.requestRaw(endpoint, { as, params: endpoint.params ? params : {} })).problem?.code;
  const ownerOf = async (company: Parameters<typeof api.make.company>[0]) =>
    api.make.member(await api.make.company(company), { type: memberTypes.owner });

  test('is closed where the module, the plan or the flag is off', async () => {
    expect(await codeOf(await ownerOf({ disabledModules: ['questions_and_answers'] }))).toBe(
      'module_disabled',
    );
    const others = planCapabilities.filter((capability) => capability !== 'q_and_a');
    expect(await codeOf(await ownerOf({ planCapabilities: others }))).toBe('plan_does_not_allow');
    const as = await ownerOf({});
    const { config } = api.services;
    const flags = config.PINFOLD_FEATURE_FLAGS;
    config.PINFOLD_FEATURE_FLAGS = '';
    expect(await codeOf(as)).toBe('feature_disabled');
    config.PINFOLD_FEATURE_FLAGS = flags;
    expect(await codeOf(as)).not.toBe('feature_disabled');
  });

  test('is open where the flag is on for the company alone', async () => {
    const { config } = api.services;
    const flags = config.PINFOLD_FEATURE_FLAGS;
    config.PINFOLD_FEATURE_FLAGS = '';
    expect(await codeOf(await ownerOf({ featureFlags: ['q_and_a'] }))).not.toBe('feature_disabled');
    config.PINFOLD_FEATURE_FLAGS = flags;
  });
});

describe.each(ended)('RV-13 $method $path', (endpoint) => {
  test.each([
    ['pl', '3 listopada 2025'],
    ['en', '3 November 2025'],
    ['es', '3 de noviembre de 2025'],
  ])(
    'is refused with the day on which Google ended it, in %s, and changes nothing',
    async (language, day) => {
      const { owner, read } = await start();
      const before = await read();
      const { status, problem } = await api.requestRaw(endpoint, {
        as: owner,
        headers: { 'Accept-Language': language },
        params: endpoint.params ? { ...params, id: before.results[0]?.id ?? 0 } : {},
      });
      expect(status).toBe(409);
      expect(problem).toMatchObject({ code: 'questions_read_only', detail: expect.stringContaining(day) });
      expect(await read()).toEqual(before);
    },
  );
});
