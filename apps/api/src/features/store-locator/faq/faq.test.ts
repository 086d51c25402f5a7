import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import {
  createLocatorQuestion,
  deleteLocatorQuestion,
  listLocatorQuestions,
  orderLocatorQuestions,
  updateLocatorQuestion,
} from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { locatorBuild } from '../build/locator-build.ts';
import { locatorQuestions } from '../store-locator.table.ts';

async function start() {
  const api = await startTestApi();
  const { make, ok } = api;
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  const rynek = await make.location(companyId);
  const dworzec = await make.location(companyId);
  const add = (question: string, facility: number | null = null) =>
    ok(createLocatorQuestion, { as, body: { facility, question, answer: `Odpowiedź: ${question}` } });
  const list = async (facility?: number) =>
    (await ok(listLocatorQuestions, { as, query: facility === undefined ? {} : { facility } })).results;
  const asked = async (facility?: number) => {
    const questions = await list(facility);
    expect(questions.map(({ order }) => order)).toEqual(questions.map((_, place) => place));
    return questions.map(({ question }) => question);
  };
  return { ...api, companyId, as, rynek, dworzec, add, list, asked };
}

describe('LOC-04 questions and answers', () => {
  test('are for all locations or for one, in an order of their own, and whole after each change', async () => {
    const { ok, as, rynek, add, asked, list, jobs } = await start();
    const [parking, dogs, wifi] = [await add('Parking?'), await add('Psy?'), await add('Wi-Fi?')];
    const garden = await add('Ogródek?', rynek);
    expect([parking.order, dogs.order, wifi.order, garden.order]).toEqual([0, 1, 2, 0]);
    expect(garden).toMatchObject({ facility: rynek, answer: 'Odpowiedź: Ogródek?' });
    expect(await asked()).toEqual(['Parking?', 'Psy?', 'Wi-Fi?']);
    expect(await asked(rynek)).toEqual(['Ogródek?']);

    const body = { facility: null, ids: [wifi.id, 999_999, garden.id, wifi.id] };
    const { results } = await ok(orderLocatorQuestions, { as, body });
    expect(results.map(({ question }) => question)).toEqual(['Wi-Fi?', 'Parking?', 'Psy?']);
    expect(await list()).toEqual(results);
    const changed = await ok(updateLocatorQuestion, {
      as,
      params: { id: parking.id },
      body: { answer: ' Tak, za rogiem. ' },
    });
    expect(changed).toEqual({ ...parking, answer: 'Tak, za rogiem.', order: 1 });
    await ok(deleteLocatorQuestion, { as, params: { id: parking.id } });
    expect(await asked()).toEqual(['Wi-Fi?', 'Psy?']);
    await add('Karty?');
    expect(await asked()).toEqual(['Wi-Fi?', 'Psy?', 'Karty?']);
    expect(await asked(rynek)).toEqual(['Ogródek?']);
    expect(await jobs.waiting(locatorBuild.name)).toHaveLength(1);
  });

  test('are a hundred at most in one place, however many people add at once, without gaps', async () => {
    const { services, companyId, as, rynek, add, asked, requestRaw } = await start();
    await services.database.queries.insert(locatorQuestions).values(
      Array.from({ length: locatorLimits.questions - 2 }, (_, position) => ({
        companyId,
        question: `Pytanie ${position}`,
        answer: 'Tak',
        position,
      })),
    );
    const body = { facility: null, question: 'Jeszcze?', answer: 'Tak' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => requestRaw(createLocatorQuestion, { as, body })),
    );
    const refused = answers.filter(({ problem }) => problem);
    expect(refused.map(({ problem }) => problem?.code)).toEqual(['too_many_questions', 'too_many_questions']);
    expect(refused[0]?.problem?.detail).toContain('100');
    expect(await asked()).toHaveLength(locatorLimits.questions);
    await add('Tu jest miejsce', rynek);
  });

  test('of a location that somebody does not see are as missing as those of another company, and those for all can only be read', async () => {
    const { make, companyId, rynek, dworzec, add, asked, requestRaw, ok } = await start();
    const [seen, unseen, forAll] = [
      await add('Tu?', rynek),
      await add('Tam?', dworzec),
      await add('Wszędzie?'),
    ];
    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    const limited = await make.member(companyId, { locations: [rynek] });
    const text = { question: 'Czyje?', answer: 'Moje' };
    for (const as of [limited, stranger]) {
      const ofLocation = [
        await requestRaw(listLocatorQuestions, { as, query: { facility: dworzec } }),
        await requestRaw(createLocatorQuestion, { as, body: { facility: dworzec, ...text } }),
        await requestRaw(orderLocatorQuestions, { as, body: { facility: dworzec, ids: [unseen.id] } }),
      ];
      expect(ofLocation.map(({ problem }) => problem?.code)).toEqual([
        'facility_unknown',
        'facility_unknown',
        'facility_unknown',
      ]);
      const params = { id: unseen.id };
      expect((await requestRaw(updateLocatorQuestion, { as, params, body: text })).status).toBe(404);
      expect((await requestRaw(deleteLocatorQuestion, { as, params })).status).toBe(404);
    }
    expect((await ok(listLocatorQuestions, { as: stranger })).results).toEqual([]);
    expect(
      (await requestRaw(deleteLocatorQuestion, { as: stranger, params: { id: forAll.id } })).status,
    ).toBe(404);
    await ok(updateLocatorQuestion, { as: limited, params: { id: seen.id }, body: { question: 'Tutaj?' } });
    for (const refused of [
      await requestRaw(createLocatorQuestion, { as: limited, body: { facility: null, ...text } }),
      await requestRaw(updateLocatorQuestion, { as: limited, params: { id: forAll.id }, body: text }),
      await requestRaw(deleteLocatorQuestion, { as: limited, params: { id: forAll.id } }),
      await requestRaw(orderLocatorQuestions, { as: limited, body: { facility: null, ids: [forAll.id] } }),
    ])
      expect(refused.problem?.code).toBe('concerns_other_locations');
    expect((await ok(listLocatorQuestions, { as: limited })).results).toHaveLength(1);
    expect([await asked(rynek), await asked(dworzec), await asked()]).toEqual([
      ['Tutaj?'],
      ['Tam?'],
      ['Wszędzie?'],
    ]);
  });
});
