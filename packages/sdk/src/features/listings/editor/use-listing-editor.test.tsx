import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
// @vitest-environment jsdom
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useDraftField, useDraftValues } from '../../../state/use-draft-form.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold, renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { Listing } from './listing-model.ts';
import { type ListingEditor, useListingDrafts, useListingEditor } from './use-listing-editor.ts';
import { useListing } from './use-listing.ts';

type Options = Parameters<typeof createTestClient>[0];

/** As a host uses it, once the listing is there. */
async function openEditor(options: Options = {}) {
  const client = createTestClient(options);
  const loaded = await client.api.GET('/facilities/{id}/', { params: { path: { id: 1 } } });
  const first: Listing | undefined = loaded.data;
  if (!first) throw new Error('no listing');
  const hook = renderHookInPinfold(
    () => {
      const [start] = useState(first);
      return useListingEditor(useListing(1).data ?? start);
    },
    { client },
  );
  await waitFor(() => expect(hook.result.current.readOnlyReason('labels')).toBe(undefined));
  await waitFor(() => expect(client.server.streamCount).toBe(1));
  return { client, editor: () => hook.result.current, ...hook };
}

function willSend({ form }: ListingEditor) {
  return googleUpdate(form.getBase(), form.getValues(), phoneNumbers);
}

test('LST-03 only what differs is sent, and the listing is not edited while the update runs', async () => {
  const { client, editor } = await openEditor();
  act(() => editor().form.set('phone_number', '12 421 55 77'));
  act(() => editor().form.set('website', `${editor().form.getBase().website}/`));
  expect(editor().form.getState().changed).toContain('phone_number');
  act(() => editor().form.set('website', editor().form.getBase().website));
  expect(editor().form.getState().changed).toEqual(['phone_number']);
  expect(willSend(editor())).toMatchObject({ updateMask: ['phoneNumbers'], reverification: [] });
  act(() => editor().save());
  await waitFor(() => expect(editor().blocked).toBe('update_in_progress'));
  const call = client.server.calls.find(({ operation }) => operation === 'updateListing');
  expect(call?.body).toEqual({ version: 1, changes: { phone_number: '12 421 55 77' } });
  expect(editor().form.getState().changed).toEqual([]);
  expect(editor().form.getValues().phone_number).toBe('12 421 55 77');
  act(() => client.server.decideListing(1, 'ok'));
  await waitFor(() => expect(editor().blocked).toBe(undefined));
  expect(editor().form.getValues().phone_number).toBe('12 421 55 77');
});

test('LST-03 a name or an address that changes warns of a new verification', async () => {
  const { editor } = await openEditor();
  act(() => editor().form.set('name', 'Kawiarnia Lipa i Syn'));
  expect(willSend(editor()).reverification).toEqual(['name']);
});

test('LST-03 what our rules refuse is said once the field is left, and is not sent', async () => {
  const { client, editor } = await openEditor();
  act(() => editor().form.set('phone_number', '12'));
  expect(editor().form.messageFor('phone_number')).toBe(undefined);
  act(() => editor().form.leave('phone_number'));
  expect(editor().form.messageFor('phone_number')).toBe('„12” nie jest poprawnym numerem telefonu.');
  act(() => editor().save());
  expect(editor().form.getState().tries).toBe(1);
  expect(client.server.calls.some(({ operation }) => operation === 'updateListing')).toBe(false);
});

test('LST-03 what was wrong before and is left alone keeps nobody from mending something else', async () => {
  const client = createTestClient();
  const fields = client.server.data.listingFields.get(1) ?? emptyListing;
  client.server.data.listingFields.set(1, { ...fields, website: 'lipa.example' });
  const { editor } = await openEditorOf(client);
  expect(editor().form.messageFor('website')).toBe('Adres musi zaczynać się od http:// lub https://.');
  act(() => editor().form.set('description', 'Nowy opis.'));
  expect(editor().form.getState().blocking).toEqual([]);
  act(() => editor().save());
  await waitFor(() => expect(editor().blocked).toBe('update_in_progress'));
});

test('LST-03 two people edit: what the other changed follows, what both changed is asked, nothing is lost', async () => {
  const { client, editor } = await openEditor();
  act(() => editor().form.set('description', 'Mój opis.'));
  act(() => editor().form.set('phone_number', '12 421 55 77'));
  act(() =>
    client.server.changeListing(1, { description: 'Opis Marka.', website: 'https://lipa.example/nowa' }),
  );
  act(() => editor().save());
  await waitFor(() => expect(editor().form.getState().conflicts).toEqual(['description']));
  expect(editor().form.getState().taken).toEqual(['website']);
  expect(editor().form.getValues()).toMatchObject({
    description: 'Mój opis.',
    phone_number: '12 421 55 77',
    website: 'https://lipa.example/nowa',
  });
  const calls = () => client.server.calls.filter(({ operation }) => operation === 'updateListing').length;
  const before = calls();
  act(() => editor().save());
  expect(calls()).toBe(before);
  act(() => editor().form.resolve('description', 'mine'));
  act(() => editor().form.acknowledge());
  act(() => editor().save());
  await waitFor(() => expect(editor().blocked).toBe('update_in_progress'));
  act(() => client.server.decideListing(1, 'ok'));
  expect(client.server.data.listingFields.get(1)).toMatchObject({
    description: 'Mój opis.',
    phone_number: '12 421 55 77',
    website: 'https://lipa.example/nowa',
  });
});

test('LST-03 of a conflict the other value can be taken', async () => {
  const { client, editor } = await openEditor();
  act(() => editor().form.set('description', 'Mój opis.'));
  act(() => client.server.changeListing(1, { description: 'Opis Marka.' }));
  await waitFor(() => expect(editor().form.getState().conflicts).toEqual(['description']));
  act(() => editor().form.resolve('description', 'theirs'));
  expect(editor().form.getState()).toMatchObject({ changed: [], conflicts: [] });
  expect(editor().form.getValues().description).toBe('Opis Marka.');
});

const refusedPhone = {
  field: 'phone_number',
  code: 'invalid_phone_number',
  message: 'Google nie przyjmuje tego numeru.',
} as const;

test('LST-03 LST-05 what Google refused comes back into the form, with its words beside the field', async () => {
  const { client, editor } = await openEditor();
  act(() => editor().form.set('phone_number', '12 421 55 77'));
  act(() => editor().save());
  await waitFor(() => expect(editor().blocked).toBe('update_in_progress'));
  act(() => client.server.decideListing(1, { refused: [refusedPhone] }));
  await waitFor(() => expect(editor().failedUpdate?.problems).toEqual([refusedPhone]));
  expect(editor().form.getValues().phone_number).toBe('12 421 55 01');
  act(() => editor().restoreFailed());
  expect(editor().form.getValues().phone_number).toBe('12 421 55 77');
  expect(editor().form.messageFor('phone_number')).toBe(refusedPhone.message);
  act(() => editor().form.set('phone_number', '12 421 55 78'));
  expect(editor().form.messageFor('phone_number')).toBe(undefined);
  act(() => editor().dismissFailure());
  expect(editor().failedUpdate).toBe(undefined);
});

test('LST-03 Google can be asked before anything is sent', async () => {
  const { client, editor } = await openEditor();
  client.server.data.listingStates.get(1)?.checkProblems.push(refusedPhone);
  act(() => editor().form.set('phone_number', '12 421 55 77'));
  act(() => editor().check());
  await waitFor(() => expect(editor().form.messageFor('phone_number')).toBe(refusedPhone.message));
  expect(editor().isChecked).toBe(false);
  act(() => editor().form.set('phone_number', '12 421 55 78'));
  client.server.data.listingStates.get(1)?.checkProblems.splice(0);
  act(() => editor().check());
  await waitFor(() => expect(editor().isChecked).toBe(true));
  expect(client.server.calls.some(({ operation }) => operation === 'updateListing')).toBe(false);
});

function Field({ listing }: { listing: Listing }) {
  const { form } = useListingEditor(useListing(1).data ?? listing);
  const { value, onChange } = useDraftField(form, 'description');
  const website = useDraftValues(form, (values) => values.website);
  return (
    <>
      <input aria-label="Description" value={value} onChange={({ target }) => onChange(target.value)} />
      <output>{website}</output>
    </>
  );
}

function Pages({ listing }: { listing: Listing }) {
  const [isShown, setShown] = useState(true);
  const { isEmpty } = useListingDrafts();
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Turn</button>
      {isShown ? <Field listing={listing} /> : <p>{isEmpty ? 'nothing begun' : 'begun'}</p>}
    </>
  );
}

test('LST-03 what was typed is there again when the page comes back, merged with what changed meanwhile', async () => {
  const client = createTestClient();
  const { data: listing } = await client.api.GET('/facilities/{id}/', { params: { path: { id: 1 } } });
  if (!listing) throw new Error('no listing');
  renderInPinfold(<Pages listing={listing} />, { client });
  for (const value of ['M', 'Mó', 'Mój opis.'])
    fireEvent.change(screen.getByLabelText('Description'), { target: { value } });
  fireEvent.click(screen.getByText('Turn'));
  expect(screen.getByText('begun')).toBeDefined();
  act(() => client.server.changeListing(1, { website: 'https://lipa.example/nowa' }));
  fireEvent.click(screen.getByText('Turn'));
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Mój opis.');
  await waitFor(() => expect(screen.getByText('https://lipa.example/nowa')).toBeDefined());
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Mój opis.');
});

test('LST-03 discarding takes everything back to the listing', async () => {
  const { client, editor } = await openEditor();
  act(() => editor().form.set('description', 'Mój opis.'));
  act(() => client.server.changeListing(1, { website: 'https://lipa.example/nowa' }));
  await waitFor(() => expect(editor().form.getState().taken).toEqual(['website']));
  act(() => editor().form.discard());
  expect(editor().form.getState()).toMatchObject({ changed: [], taken: [] });
  expect(editor().form.getValues().website).toBe('https://lipa.example/nowa');
});

test('LST-03 each field asks for its own permission, and says why it is closed', async () => {
  const client = createTestClient({
    data: { permissions: ['view_facilities_data', 'edit_facility_hours', 'edit_facility_labels'] },
  });
  const { editor } = await openEditorOf(client);
  expect(editor().readOnlyReason('opening_hours')).toBe(undefined);
  expect(editor().readOnlyReason('name')).toBe('Nie masz uprawnień do zmiany tych danych.');
});

test('LST-03 a refusal names the field by our own path', async () => {
  const onError = vi.fn();
  const { client, editor } = await openEditor({});
  client.server.fail('updateListing', 'provider_unavailable');
  act(() => editor().form.set('description', 'Nowy opis.'));
  act(() => editor().save());
  await waitFor(() => expect(editor().refusal).toBe('Test problem: provider_unavailable'));
  expect(editor().form.getValues().description).toBe('Nowy opis.');
  expect(onError).not.toHaveBeenCalled();
});

async function openEditorOf(client: ReturnType<typeof createTestClient>) {
  const { data: first } = await client.api.GET('/facilities/{id}/', { params: { path: { id: 1 } } });
  if (!first) throw new Error('no listing');
  const { result } = renderHookInPinfold(() => useListingEditor(useListing(1).data ?? first), { client });
  await waitFor(() => expect(result.current.readOnlyReason('labels')).toBe(undefined));
  return { client, editor: () => result.current };
}
