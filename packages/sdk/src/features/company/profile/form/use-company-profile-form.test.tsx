// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { TranslatedReaction } from '../../../../provider/pinfold-context.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { createTestClient } from '../../../../testing/create-test-client.ts';
import { renderHookInPinfold, renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { useCompanyProfileForm } from './use-company-profile-form.ts';

async function openForm(client = createTestClient(), onSaved?: () => void) {
  const { result } = renderHookInPinfold(
    () => ({ ...useCompanyProfileForm({ onSaved }), queryClient: usePinfold().queryClient }),
    { client },
  );
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return result;
}

test('COM-06 only the changed fields are sent, and nothing is left to save', async () => {
  const client = createTestClient();
  const onSaved = vi.fn();
  const result = await openForm(client, onSaved);
  act(() => result.current.form.set('city', 'Wieliczka '));
  expect(result.current.form.changedFields).toEqual(['city']);
  act(() => result.current.form.submit());
  await waitFor(() => expect(result.current.isSaved).toBe(true));
  const call = client.server.calls.find(({ operation }) => operation === 'updateCompany');
  expect(call?.body).toEqual({ city: 'Wieliczka' });
  expect(onSaved).toHaveBeenCalledOnce();
});

test('COM-06 a field that somebody else changes follows, one that is being typed stays', async () => {
  const client = createTestClient();
  const result = await openForm(client);
  act(() => result.current.form.set('phone_number', '+48 600 100 200'));
  client.server.data.profile = { ...client.server.data.profile, city: 'Wieliczka', phone_number: '' };
  await act(() => result.current.queryClient.invalidateQueries({ queryKey: ['company'] }));
  await waitFor(() => expect(result.current.form.values.city).toBe('Wieliczka'));
  expect(result.current.form.values.phone_number).toBe('+48 600 100 200');
  expect(result.current.form.changedFields).toEqual(['phone_number']);
});

function Field() {
  const { form } = useCompanyProfileForm();
  return (
    <input
      aria-label="City"
      value={form.values.city}
      onChange={({ target }) => form.set('city', target.value)}
    />
  );
}

function Pages() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Turn</button>
      {isShown && <Field />}
    </>
  );
}

test('COM-06 what was typed and not saved is there again when the page comes back', async () => {
  renderInPinfold(<Pages />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Kraków'));
  for (const value of ['W', 'Wi', 'Wie'])
    fireEvent.change(screen.getByLabelText('City'), { target: { value } });
  fireEvent.click(screen.getByText('Turn'));
  expect(screen.queryByLabelText('City')).toBeNull();
  fireEvent.click(screen.getByText('Turn'));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Wie');
});

test('COM-06 a refusal keeps what was typed, and goes when something is mended', async () => {
  const client = createTestClient({ failures: { updateCompany: 'category_unknown' } });
  const result = await openForm(client);
  act(() => result.current.form.set('category_id', 99));
  act(() => result.current.form.submit());
  await waitFor(() => expect(result.current.form.refusal).toBeTruthy());
  expect(result.current.form.values.category_id).toBe(99);
  act(() => result.current.form.set('category_id', 1));
  await waitFor(() => expect(result.current.form.refusal).toBeUndefined());
});

test('ERR-02 an ended plan is told to the host, and said where it was in the way', async () => {
  const kinds: string[] = [];
  const client = createTestClient({ failures: { updateCompany: 'subscription_expired' } });
  const { result } = renderHookInPinfold(() => useCompanyProfileForm(), {
    client,
    onError: ({ kind }) => void kinds.push(kind),
  });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  act(() => result.current.form.set('city', 'Wieliczka'));
  act(() => result.current.form.submit());
  await waitFor(() => expect(kinds).toEqual(['modal']));
  expect(result.current.form.refusal).toBeTruthy();
});

test('COM-07 a lookup fills in what is empty, and undoing it keeps what was typed since', async () => {
  const client = createTestClient();
  const { profile } = client.server.data;
  client.server.data.profile = { ...profile, name: 'Lipa', street: '', house_number: '' };
  const result = await openForm(client);
  act(() => result.current.form.set('street', ' '));
  act(() => result.current.form.registry.lookUp());
  await waitFor(() => expect(result.current.form.registry.chosenCount).toBe(2));
  act(() => result.current.form.registry.fill());
  expect(result.current.form.values).toMatchObject({
    name: 'Lipa',
    street: 'Rynek Główny',
    house_number: '12',
  });
  act(() => result.current.form.set('city', 'Wieliczka'));
  expect(result.current.form.registry.filledCount).toBe(2);
  act(() => result.current.form.registry.undo());
  expect(result.current.form.values).toMatchObject({ street: ' ', house_number: '', city: 'Wieliczka' });
});

test('COM-07 filling in what is saved already can be undone too', async () => {
  const result = await openForm();
  act(() => result.current.form.set('street', ''));
  act(() => result.current.form.registry.lookUp());
  await waitFor(() => expect(result.current.form.registry.chosenCount).toBe(1));
  act(() => result.current.form.registry.fill());
  expect(result.current.form.isDirty).toBe(false);
  act(() => result.current.form.registry.undo());
  expect(result.current.form.values.street).toBe('');
});

test('COM-07 an answer for a number that is no longer typed fills in nothing', async () => {
  const client = createTestClient();
  const result = await openForm(client);
  act(() => result.current.form.registry.lookUp());
  act(() => result.current.form.set('tax_number', '1234563218'));
  await waitFor(() => expect(result.current.form.registry.isPending).toBe(false));
  expect(result.current.form.registry.found).toBeUndefined();
});

test('COM-07 a number that can be none is not asked for', async () => {
  const client = createTestClient();
  const result = await openForm(client);
  act(() => result.current.form.set('tax_number', '6762462345'));
  act(() => result.current.form.registry.lookUp());
  expect(client.server.calls.some(({ operation }) => operation === 'lookUpCompany')).toBe(false);
});

test('ERR-03 a server that fails on the profile signs out while the company is set up, and only then', async () => {
  const kinds: TranslatedReaction['kind'][] = [];
  const onError = ({ kind }: TranslatedReaction) => void kinds.push(kind);
  const failing = () => createTestClient({ failures: { getCompanyProfile: 'internal_error' } });
  renderHookInPinfold(() => useCompanyProfileForm({ isSetup: true }), { client: failing(), onError });
  await waitFor(() => expect(kinds).toEqual(['sign_out']));
  renderHookInPinfold(() => useCompanyProfileForm(), { client: failing(), onError });
  await waitFor(() => expect(kinds).toEqual(['sign_out', 'toast']));
});
