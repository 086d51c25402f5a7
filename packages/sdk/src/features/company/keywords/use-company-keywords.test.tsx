// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useCompanyKeywords } from './use-company-keywords.ts';

async function open(client = createTestClient()) {
  const { result } = renderHookInPinfold(() => useCompanyKeywords(), { client });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return result;
}

test('COM-06 keywords for a location are sent with that location alone', async () => {
  const client = createTestClient();
  const result = await open(client);
  act(() => result.current.form.entries.add('kawa rynek'));
  act(() => result.current.form.setScope('facility'));
  act(() => result.current.form.submit());
  expect(result.current.form.targetMessage).toBe('Wybierz lokalizację.');
  act(() => result.current.form.setTarget({ id: 2, name: 'Puławska 45' }));
  act(() => result.current.form.submit());
  await waitFor(() => expect(result.current.form.added).toEqual({ fresh: 1, known: 0 }));
  const call = client.server.calls.find(({ operation }) => operation === 'createKeywords');
  expect(call?.body).toEqual({ keywords: ['kawa rynek'], scope: 'facility', facility: 2 });
});

test('MON-02 a keyword with an operator of the search engine is not sent, and says why', async () => {
  const client = createTestClient();
  const result = await open(client);
  act(() => result.current.form.entries.add('kawa, site:lipa.pl'));
  expect(result.current.form.entries.message).toContain('operatory wyszukiwania');
  act(() => result.current.form.submit());
  expect(client.server.calls.some(({ operation }) => operation === 'createKeywords')).toBe(false);
  act(() => result.current.form.entries.remove('site:lipa.pl'));
  expect(result.current.form.entries.message).toBeUndefined();
});

test('COM-06 another scope forgets the location that was chosen', async () => {
  const result = await open();
  act(() => result.current.form.setScope('facility'));
  act(() => result.current.form.setTarget({ id: 2, name: 'Puławska 45' }));
  act(() => result.current.form.setScope('group'));
  expect(result.current.form.target).toBeUndefined();
});

test('COM-06 the page before is shown when the last keyword of the last page goes', async () => {
  const client = createTestClient();
  const { presence } = client.server.data;
  const [first] = presence.keywords;
  if (!first) throw new Error('The test company has keywords.');
  presence.keywords = Array.from({ length: 51 }, (_, at) => ({
    ...first,
    id: at + 1,
    keyword: `fraza ${at}`,
  }));
  const result = await open(client);
  act(() => result.current.setPage(2));
  await waitFor(() => expect(result.current.keywords.map(({ id }) => id)).toEqual([51]));
  const [last] = result.current.keywords;
  if (last) act(() => result.current.removal.remove(last));
  await waitFor(() => expect(result.current.page).toBe(1));
  await waitFor(() => expect(result.current.keywords).toHaveLength(50));
});
