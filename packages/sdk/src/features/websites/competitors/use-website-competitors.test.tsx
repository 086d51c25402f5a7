// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useWebsiteCompetitors } from './use-website-competitors.ts';

async function open(api?: TestClientOptions) {
  const client = createTestClient(api);
  const { result } = renderHookInPinfold(() => useWebsiteCompetitors(1), { client });
  await waitFor(() => expect(result.current.competitors).toHaveLength(1));
  await waitFor(() => expect(result.current.permission.allowed).toBe(true));
  return result;
}

test('MON-05 who is most often above is added with one press, and then offered no more', async () => {
  const result = await open();
  expect(result.current.suggested[0]).toEqual({ host: 'przewodnik.example', above_count: 3 });
  act(() => result.current.form.addSuggested('przewodnik.example'));
  await waitFor(() => expect(result.current.competitors).toHaveLength(2));
  expect(result.current.suggested.map(({ host }) => host)).toEqual(['gil.example']);
  const added = result.current.competitors?.find(({ host }) => host === 'przewodnik.example');
  act(() => added && result.current.removal.ask(added));
  act(() => result.current.removal.confirm());
  await waitFor(() => expect(result.current.competitors).toHaveLength(1));
  expect(result.current.removal.asked).toBeUndefined();
});

test('MON-05 an address that cannot be one is refused before it is sent, an own website by the API', async () => {
  const result = await open();
  const tryAddress = (url: string) => {
    act(() => result.current.form.setUrl(url));
    act(() => result.current.form.add());
  };
  expect(result.current.form.fault).toBeUndefined();
  tryAddress('sowa.example');
  expect(result.current.form.fault).toBe('scheme_missing');
  tryAddress('https://sowa.example');
  expect(result.current.form.fault).toBe('exists');
  tryAddress('https://kawiarnialipa.pl/menu');
  await waitFor(() => expect(result.current.form.refusal).toBeTruthy());
  expect(result.current.form).toMatchObject({ isAboutPlan: false, url: 'https://kawiarnialipa.pl/menu' });
  tryAddress('https://gil.example');
  await waitFor(() => expect(result.current.competitors).toHaveLength(2));
  expect(result.current.form).toMatchObject({ url: '', fault: undefined, refusal: undefined });
});

test('MON-05 what became of an address stays with its website', async () => {
  const client = createTestClient();
  let website = 1;
  const { result, rerender } = renderHookInPinfold(() => useWebsiteCompetitors(website), { client });
  const choose = async (id: number) => {
    website = id;
    rerender();
    await waitFor(() => expect(result.current.competitors).toBeDefined());
  };
  const addresses = () =>
    client.server.data.websiteCompetitors.map((one) => [one.website, one.host] as const);
  await choose(1);
  act(() => result.current.form.setUrl('https://kawiarnialipa.pl/menu'));
  act(() => result.current.form.add());
  await waitFor(() => expect(result.current.form.refusal).toBeTruthy());
  await choose(2);
  expect(result.current.form).toMatchObject({ url: '', refusal: undefined });
  await choose(1);
  act(() => result.current.form.setUrl('https://gil.example'));
  act(() => result.current.form.add());
  await choose(2);
  act(() => result.current.form.setUrl('https://wilga.example'));
  await waitFor(() => expect(result.current.form.isAdding).toBe(false));
  expect(addresses()).toContainEqual([1, 'gil.example']);
  expect(result.current.form.url).toBe('https://wilga.example');
});

test('MON-05 a full plan is the reason where it is one', async () => {
  const result = await open({ data: { planLimits: { max_website_competitors: 1 } } });
  await waitFor(() => expect(result.current.limit?.isReached).toBe(true));
  act(() => result.current.form.addSuggested('gil.example'));
  await waitFor(() => expect(result.current.form.isAboutPlan).toBe(true));
  expect(result.current.form.refusal).toBeTruthy();
});
