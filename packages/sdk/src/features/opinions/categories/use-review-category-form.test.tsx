// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useDeleteReviewCategory, useReviewCategories } from './review-categories.ts';
import { excerptAround } from './tried-phrases.ts';
import { addPhrases, useReviewCategoryForm } from './use-review-category-form.ts';

async function open(options: TestClientOptions = {}, name?: string) {
  const client = createTestClient(options);
  const { data } = await client.api.GET('/reviews/categories/');
  const category = data?.results.find((one) => one.name === name);
  const { result } = renderHookInPinfold(
    () => ({
      form: useReviewCategoryForm({ category }),
      list: useReviewCategories(),
      remove: useDeleteReviewCategory(),
    }),
    { client },
  );
  await waitFor(() => expect(result.current.list.data).toBeDefined());
  await waitFor(() => expect(result.current.form.permission.allowed).toBe(true));
  return { client, result, form: () => result.current.form };
}

test('RV-06 a new category is automatic where the plan has room, and its name is its own', async () => {
  const { client, result, form } = await open();
  expect(form()).toMatchObject({ problem: 'name_missing', isAutomatic: true });
  act(() => form().setName('kawa'));
  act(() => form().addPhrases('cena, drogo'));
  await waitFor(() => expect(form().tried.data?.read).toBeGreaterThan(10));
  act(() => form().save());
  await waitFor(() => expect(form().isNameTaken).toBe(true));
  act(() => form().setName('Ceny'));
  await waitFor(() => expect(form().isNameTaken).toBe(false));
  act(() => form().save());
  await waitFor(() => expect(result.current.list.categories.map(({ name }) => name)).toContain('Ceny'));
  expect(client.server.data.categorisation.definitions.get(4)).toEqual({
    phrases: ['cena', 'drogo'],
    is_automatic: true,
  });
  act(() => result.current.remove.mutate(4));
  await waitFor(() => expect(result.current.list.categories).toHaveLength(3));
});

test('RV-06 a full plan leaves a new category to people, and one that was automatic stays so', async () => {
  const full = { data: { planLimits: { max_ai_categorization_categories: 2 } } };
  const { form, result } = await open(full);
  expect(result.current.list.limit).toEqual({ used: 2, max: 2, left: 0, isReached: true });
  expect(form()).toMatchObject({ isAutomatic: false, automatic: { isAllowed: false, isLimitReached: true } });
  act(() => form().setName('Ceny'));
  act(() => form().setAutomatic(true));
  act(() => form().save());
  await waitFor(() => expect(form().isAboutPlan).toBe(true));

  const known = await open(full, 'Kawa');
  expect(known.form()).toMatchObject({ isAutomatic: true, problem: 'unchanged' });
  act(() => known.form().removePhrase('espresso'));
  expect(known.form().problem).toBeUndefined();
  act(() => known.form().addPhrases('x'.repeat(81)));
  expect(known.form().problem).toBe('phrase_too_long');
});

test('RV-06 phrases are divided by commas and lines, tidied, and there once', () => {
  expect(addPhrases(['kawa'], ' Kawa, flat   white;\nespresso,, flat white')).toEqual([
    'kawa',
    'flat white',
    'espresso',
  ]);
});

test('RV-06 the words that matched are shown whole, with some of the text around them', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.nat(), fc.nat(), (text, a, b) => {
      const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
      const { before, match, after } = excerptAround(text, from, to);
      expect(match).toBe(text.slice(from, to));
      const shown = before.replace(/^… /, '') + match + after.replace(/ …$/, '');
      expect(text.includes(shown)).toBe(true);
      expect(shown.length - match.length).toBeLessThanOrEqual(122);
    }),
  );
  expect(excerptAround(`${'słowo '.repeat(40)}kawę ${'potem '.repeat(40)}`, 240, 244)).toMatchObject({
    before: expect.stringMatching(/^… słowo .* $/),
    match: 'kawę',
    after: expect.stringMatching(/^ potem .*potem …$/),
  });
});
