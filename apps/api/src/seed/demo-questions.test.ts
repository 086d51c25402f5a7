import { memberTypes } from '@pinfold/contract/access/member-types';
import { lastQuestionDay } from '@pinfold/contract/features/questions/question';
import { listQuestions } from '@pinfold/contract/features/questions/questions.endpoints';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { seedQuestions } from './demo-questions.ts';
import { lipaQuestions } from './locator/demo-locator.ts';

test('RV-13 the demo has questions with and without answers, until Google ended them', async () => {
  const { make, ok, services } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  for (const name of ['Lipa na Rynku', 'Lipa na Kazimierzu', 'Lipa w Podgórzu'])
    await make.location(companyId, { name });
  await seedQuestions(services, companyId);

  const { count, results } = await ok(listQuestions, { as, query: { page_size: 100 } });
  expect(results).toHaveLength(count);
  expect(new Set(results.map(({ location }) => location.id)).size).toBe(3);
  const days = results.map(({ created_at }) => created_at.slice(0, 10));
  expect(days.filter((day) => day > lastQuestionDay)).toEqual([]);
  expect(days[0]?.slice(0, 7)).toBe(lastQuestionDay.slice(0, 7));
  expect(results.some(({ gmb_answers: answers }) => answers.length === 0)).toBe(true);
  expect(results.some(({ gmb_answers: answers }) => answers.some(({ is_owner }) => is_owner))).toBe(true);
  const ofGuests = results.filter(
    ({ gmb_answers: answers }) => answers.length > 0 && !answers.some(({ is_owner }) => is_owner),
  );
  expect(ofGuests).not.toEqual([]);
  // One is in the FAQ of the store locator, in the same words.
  const texts = results.map(({ text }) => text);
  expect(lipaQuestions.filter(({ question }) => texts.includes(question))).toHaveLength(1);
});
