// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { insertText } from '../ui/templates/insert-at-caret.ts';
import { useEditReplyCategory, useEditReplyTemplate } from './edit-reply-templates.ts';
import { matchTemplates, useReplyTemplates } from './reply-templates.ts';

test('RV-05 what is written, changed and deleted shows at once, and a refusal stays with the form', async () => {
  const client = createTestClient();
  const { result } = renderHookInPinfold(
    () => ({ list: useReplyTemplates(), template: useEditReplyTemplate(), category: useEditReplyCategory() }),
    { client },
  );
  await waitFor(() => expect(result.current.list.isPending).toBe(false));
  const before = result.current.list.templates.length;
  const shelf = await result.current.category.save.mutateAsync({ name: ' Nowa ' });
  expect(shelf.name).toBe('Nowa');
  const { id } = await result.current.template.save.mutateAsync({
    category: shelf.id,
    text: ' Dziękujemy, {name}! ',
  });
  await waitFor(() => expect(result.current.list.templates).toHaveLength(before + 1));
  expect(result.current.list.templates[0]).toMatchObject({ id, text: 'Dziękujemy, {name}!' });
  await result.current.template.save.mutateAsync({ id, category: shelf.id, text: 'Do zobaczenia!' });
  await waitFor(() => expect(result.current.list.templates[0]?.text).toBe('Do zobaczenia!'));
  await expect(result.current.category.save.mutateAsync({ name: 'NOWA' })).rejects.toMatchObject({
    code: 'reply_category_exists',
  });
  await result.current.category.remove.mutateAsync(shelf.id);
  await waitFor(() => expect(result.current.list.templates).toHaveLength(before));
});

test('RV-05 a template is found by its words, without accents, within a category', () => {
  const of = (id: number, category: number, text: string) => ({ id, category, text, updated_at: '' });
  const all = [of(1, 1, 'Dziękujemy za miłe słowa'), of(2, 2, 'Przepraszamy za miłą kolejkę')];
  const found = (query: string, category?: number) =>
    matchTemplates(all, { query, category }).map(({ id }) => id);
  expect(found('slowa dziekujemy')).toEqual([1]);
  expect(found('ZA MIL')).toEqual([1, 2]);
  expect(found('za', 2)).toEqual([2]);
});

test('RV-05 a template is put where the caret is and never glued to other words', () => {
  expect(insertText({ text: '', from: 0, to: 0 }, 'Dziękujemy!')).toEqual({ text: 'Dziękujemy!', caret: 11 });
  expect(insertText({ text: 'Dzień dobry.Ania', from: 12, to: 12 }, 'Hej')).toEqual({
    text: 'Dzień dobry. Hej Ania',
    caret: 16,
  });
  expect(insertText({ text: 'abc', from: 0, to: 3 }, 'x').text).toBe('x');
});
