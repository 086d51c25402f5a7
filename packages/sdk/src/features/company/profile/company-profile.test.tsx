// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useCompanies } from '../current-company.ts';
import { useCreateCompany } from './company-profile.ts';

const company = { name: 'Palarnia Lipa', timezone: 'Europe/Warsaw' };

function open(client: ReturnType<typeof createTestClient>, finishesSetup = false) {
  return renderHookInPinfold(
    () => ({ create: useCreateCompany({ finishesSetup }), companies: useCompanies().data?.results }),
    { client },
  ).result;
}

test('COM-01 a company that was added is in the list at once', async () => {
  const client = createTestClient();
  const result = open(client);
  await waitFor(() => expect(result.current.companies).toHaveLength(2));
  await act(() => result.current.create.mutateAsync(company));
  await waitFor(() => expect(result.current.companies?.at(-1)?.name).toBe('Palarnia Lipa'));
});

test('SHL-11 the last step marks the new company as set up, in the name of that company', async () => {
  const client = createTestClient();
  const result = open(client, true);
  const { id } = await act(() => result.current.create.mutateAsync(company));
  const finish = client.server.calls.find(({ operation }) => operation === 'updateCompany');
  expect(finish?.body).toEqual({ wizard_completed: true });
  expect(finish?.headers.get('Company-Id')).toBe(String(id));
});

test('SHL-11 a company whose setup could not be finished exists all the same, and is not made twice', async () => {
  const client = createTestClient({ failures: { updateCompany: 'internal_error' } });
  const result = open(client, true);
  const made = await act(() => result.current.create.mutateAsync(company));
  expect(made).toMatchObject({ name: 'Palarnia Lipa', wizard_completed: false });
});

test('COM-01 after an answer that was lost the list tells whether the company was made', async () => {
  const client = createTestClient();
  const result = open(client);
  await waitFor(() => expect(result.current.companies).toHaveLength(2));
  client.server.fail('createCompany', 'network');
  const listed = () => client.server.calls.filter(({ operation }) => operation === 'listCompanies').length;
  const before = listed();
  act(() => result.current.create.mutate(company));
  await waitFor(() => expect(result.current.create.isError).toBe(true));
  await waitFor(() => expect(listed()).toBeGreaterThan(before));
});
