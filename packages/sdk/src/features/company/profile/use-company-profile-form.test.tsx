// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { TranslatedReaction } from '../../../provider/pinfold-context.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useDraftField, useDraftValues } from '../../../state/use-draft-form.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold, renderInPinfold, wrapInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { type ProfileForm, useCompanyProfileForm } from './use-company-profile-form.ts';
import { useRegistryFill } from './use-registry-fill.ts';

async function openForm(client = createTestClient(), onSaved?: () => void) {
  const { result } = renderHookInPinfold(
    () => ({ ...useCompanyProfileForm({ onSaved }), queryClient: usePinfold().queryClient }),
    { client },
  );
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return {
    form: result.current.form,
    values: () => result.current.form.getValues(),
    state: () => result.current.form.getState(),
    queryClient: result.current.queryClient,
  };
}

/** With what the register fills in, which needs the data of the company. */
async function openRegistry(client = createTestClient()) {
  const Pinfold = wrapInPinfold({ client });
  const { result } = renderHook(
    () => {
      const { form } = useCompanyProfileForm();
      return { form, registry: useRegistryFill(form), values: useDraftValues(form) };
    },
    {
      wrapper: ({ children }) => (
        <Pinfold>
          <Loaded>{children}</Loaded>
        </Pinfold>
      ),
    },
  );
  await waitFor(() => expect(result.current).toBeTruthy());
  return result;
}

function Loaded({ children }: { children: ReactNode }) {
  return useCompanyProfileForm().isPending ? null : children;
}

test('COM-06 only the changed fields are sent, and nothing is left to save', async () => {
  const client = createTestClient();
  const onSaved = vi.fn();
  const { form, state } = await openForm(client, onSaved);
  act(() => form.set('city', 'Wieliczka '));
  expect(state().changed).toEqual(['city']);
  act(() => form.save());
  await waitFor(() => expect(state().isSaved).toBe(true));
  const call = client.server.calls.find(({ operation }) => operation === 'updateCompany');
  expect(call?.body).toEqual({ city: 'Wieliczka' });
  expect(onSaved).toHaveBeenCalledOnce();
});

test('COM-06 a field that somebody else changes follows, one that is being typed stays', async () => {
  const client = createTestClient();
  const { form, values, state, queryClient } = await openForm(client);
  act(() => form.set('phone_number', '+48 600 100 200'));
  client.server.data.profile = { ...client.server.data.profile, city: 'Wieliczka', phone_number: '' };
  await act(() => queryClient.invalidateQueries({ queryKey: ['company'] }));
  await waitFor(() => expect(values().city).toBe('Wieliczka'));
  expect(values().phone_number).toBe('+48 600 100 200');
  expect(state().changed).toEqual(['phone_number']);
  expect(state().conflicts, 'both changed it').toEqual(['phone_number']);
});

function Field() {
  const { form, isPending } = useCompanyProfileForm();
  return isPending ? null : <City form={form} />;
}

function City({ form }: { form: ProfileForm }) {
  const { value, onChange } = useDraftField(form, 'city');
  return <input aria-label="City" value={value} onChange={({ target }) => onChange(target.value)} />;
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
  const { form, values, state } = await openForm(client);
  act(() => form.set('category_id', 99));
  act(() => form.save());
  await waitFor(() => expect(state().error?.code).toBe('category_unknown'));
  expect(values().category_id).toBe(99);
  act(() => form.set('category_id', 1));
  expect(state().error).toBeNull();
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
  act(() => result.current.form.save());
  await waitFor(() => expect(kinds).toEqual(['modal']));
  await waitFor(() => expect(result.current.form.getState().error).toBeTruthy());
});

test('COM-07 a lookup fills in what is empty, and undoing it keeps what was typed since', async () => {
  const client = createTestClient();
  const { profile } = client.server.data;
  client.server.data.profile = { ...profile, name: 'Lipa', street: '', house_number: '' };
  const result = await openRegistry(client);
  act(() => result.current.form.set('street', ' '));
  act(() => result.current.registry.lookUp());
  await waitFor(() => expect(result.current.registry.chosenCount).toBe(2));
  act(() => result.current.registry.fill());
  expect(result.current.values).toMatchObject({
    name: 'Lipa',
    street: 'Rynek Główny',
    house_number: '12',
  });
  act(() => result.current.form.set('city', 'Wieliczka'));
  expect(result.current.registry.filledCount).toBe(2);
  act(() => result.current.registry.undo());
  expect(result.current.values).toMatchObject({ street: ' ', house_number: '', city: 'Wieliczka' });
});

test('COM-07 filling in what is saved already can be undone too', async () => {
  const result = await openRegistry();
  act(() => result.current.form.set('street', ''));
  act(() => result.current.registry.lookUp());
  await waitFor(() => expect(result.current.registry.chosenCount).toBe(1));
  act(() => result.current.registry.fill());
  expect(result.current.form.getState().isDirty).toBe(false);
  act(() => result.current.registry.undo());
  expect(result.current.values.street).toBe('');
});

test('COM-07 an answer for a number that is no longer typed fills in nothing', async () => {
  const client = createTestClient();
  const result = await openRegistry(client);
  act(() => result.current.registry.lookUp());
  act(() => result.current.form.set('tax_number', '1234563218'));
  await waitFor(() => expect(result.current.registry.isPending).toBe(false));
  expect(result.current.registry.found).toBeUndefined();
});

test('COM-07 a number that can be none is not asked for', async () => {
  const client = createTestClient();
  const result = await openRegistry(client);
  act(() => result.current.form.set('tax_number', '6762462345'));
  act(() => result.current.registry.lookUp());
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
