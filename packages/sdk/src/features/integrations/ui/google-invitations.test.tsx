// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { personAccounts, testInvitations } from '../../../testing/integrations.ts';
import { renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { GoogleAccounts } from './google-accounts.tsx';

async function openAccounts(data: object = {}) {
  const client = createTestClient({ data: { memberType: memberTypes.owner, ...data } });
  client.server.data.googleAccounts = personAccounts();
  client.server.data.integrations.invitations = testInvitations();
  renderInPinfold(<GoogleAccounts />, { client });
  await screen.findByText('Lipa: nowe lokale', { selector: 'div' });
  return client;
}

test('INT-01 an invitation says which location it is about, is accepted at once, and declined after a question', async () => {
  const client = await openAccounts();
  const list = await screen.findByRole('list', { name: 'Zaproszenia w Google' });
  expect(within(list).getByText(/To Twoja lokalizacja: Kawiarnia Lipa/)).toBeTruthy();
  expect(within(list).getByText(/Prawdopodobnie/)).toBeTruthy();

  fireEvent.click(within(list).getByRole('button', { name: 'Przyjmij zaproszenie: Kawiarnia Lipa' }));
  expect(await screen.findByText(/Zaproszenie przyjęte/)).toBeTruthy();

  client.server.fail('answerGoogleInvitation', 'provider_unavailable');
  fireEvent.click(screen.getByRole('button', { name: 'Odrzuć zaproszenie: Sezonowe lokale' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Odrzuć' }));
  expect(await question.findByRole('alert')).toBeTruthy();
  client.server.fail('answerGoogleInvitation', undefined);
  fireEvent.click(question.getByRole('button', { name: 'Odrzuć' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Sezonowe lokale')).toBeNull());
  expect(client.server.data.integrations.invitations).toHaveLength(1);
});
