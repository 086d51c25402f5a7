// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useNewInvitations } from './use-new-invitations.ts';

async function written(bytes: Uint8Array<ArrayBuffer> = new TextEncoder().encode('email\nola@lipa.example')) {
  const client = createTestClient({ data: { memberType: memberTypes.owner } });
  const form = client.server.data.booster.forms.find((one) => one.is_open);
  const [location] = client.server.data.locations;
  const { result } = renderHookInPinfold(() => useNewInvitations(form?.id ?? 0), { client });
  await act(() => result.current.choose(new File([bytes], 'klienci.csv')));
  act(() =>
    result.current.change({
      basisHow: 'zgoda przy zakupie',
      basisDay: '2026-11-01',
      locationId: location?.id ?? null,
    }),
  );
  return { result, server: client.server };
}

test('BEY-13 a list in the alphabet of Windows keeps its Polish letters', async () => {
  const { result } = await written(
    Uint8Array.from([...Buffer.from('email,name\nola@lipa.example,Micha'), 0xb3]),
  );
  expect(result.current.values.file?.csv).toBe('email,name\nola@lipa.example,Michał');
});

test('BEY-13 what is being sent cannot be left before its outcome is there', async () => {
  const { result, server } = await written();
  act(() => result.current.check());
  await waitFor(() => expect(result.current.plan?.counts.will_be_sent).toBe(1));
  server.setLatency(100);
  act(() => result.current.send());
  await waitFor(() => expect(result.current.isSending).toBe(true));
  act(() => result.current.edit());
  expect(result.current.plan).toBeDefined();
  await waitFor(() => expect(result.current.sent?.counts.will_be_sent).toBe(1));
  expect(server.data.boosterInvitations.filter(({ email }) => email === 'ola@lipa.example')).toHaveLength(1);
});

test('BEY-13 a failure to send is counted, and forgotten once the list is checked again', async () => {
  const { result, server } = await written();
  act(() => result.current.check());
  await waitFor(() => expect(result.current.plan).toBeDefined());
  server.fail('inviteContacts', 'too_many_contacts');
  act(() => result.current.send());
  await waitFor(() => expect(result.current.messageOf('file')).toBeDefined());
  expect(result.current.plan).toBeUndefined();
  expect(result.current.faultyTries).toBe(1);
  server.fail('inviteContacts', undefined);
  act(() => result.current.check());
  await waitFor(() => expect(result.current.plan?.counts.will_be_sent).toBe(1));
  expect(result.current.messageOf('file')).toBeUndefined();
});
