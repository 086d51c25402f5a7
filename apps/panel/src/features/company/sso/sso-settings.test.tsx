// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../../testing/open-panel.tsx';
import { longLivedCertificate, testCertificate } from './test-certificate.ts';

const asOwner = { data: { memberType: 1 } } as const;
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const type = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function fillIn(teamName: string) {
  await press('Skonfiguruj');
  await type('Nazwa zespołu', teamName);
  await type(/entity ID/, 'https://id.lipa.example/metadata');
  await type(/SSO URL/, 'https://id.lipa.example/sso');
  await type(/X\.509/, testCertificate);
}

test('SES-06 single sign-on is set up, and shows the addresses for the provider', async () => {
  const { client } = openPanel('/company/company-profile', asOwner);
  await fillIn('Lipa-Team');
  expect(await screen.findByText('Ważny do 21 maj 2031')).toBeTruthy();
  const [save] = screen.getAllByRole('button', { name: 'Zapisz' });
  if (save) fireEvent.click(save);
  await waitFor(() => expect(client.server.data.presence.ssoConnection?.team_name).toBe('lipa-team'));
  const acs = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Adres ACS' });
  expect(acs.value).toBe('https://pinfold.test/api/auth/saml/lipa-team/acs/');
});

test('SES-06 of two certificates, pasted one below the other, both are shown and kept', async () => {
  const { client } = openPanel('/company/company-profile', asOwner);
  await fillIn('lipa-team');
  const both = `${testCertificate}\n${longLivedCertificate}`.trim();
  await type(/X\.509/, both);
  expect(await screen.findByText('Certyfikat 1: Ważny do 21 maj 2031')).toBeTruthy();
  expect(await screen.findByText(/^Certyfikat 2: Ważny do/)).toBeTruthy();
  await press('Zapisz');
  await waitFor(() => expect(client.server.data.presence.ssoConnection?.certificate).toBe(both));
});

test('SES-06 a team name that is taken is said beside it, and what was typed stays', async () => {
  openPanel('/company/company-profile', asOwner);
  await fillIn('kawiarnia-lipa');
  await press('Zapisz');
  expect(await screen.findByText('Ta nazwa zespołu jest już zajęta.')).toBeTruthy();
  const url = await screen.findByRole<HTMLInputElement>('textbox', { name: /SSO URL/ });
  expect(url.value).toBe('https://id.lipa.example/sso');
});

test('SES-06 what is missing is said at each field before anything is sent', async () => {
  const { client } = openPanel('/company/company-profile', asOwner);
  await press('Skonfiguruj');
  await press('Zapisz');
  for (const words of [
    /Użyj od 3 do 62/,
    /Wpisz identyfikator/,
    /Adres musi zaczynać się/,
    /Wklej certyfikat/,
  ])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(client.server.calls.some(({ operation }) => operation === 'updateSsoConnection')).toBe(false);
});

test('SES-06 single sign-on goes off after a question', async () => {
  const { client } = openPanel('/company/company-profile', {
    prepare: (data) => {
      data.company.company_user.type = 1;
      data.presence.ssoConnection = {
        team_name: 'lipa-team',
        entity_id: 'https://id.lipa.example/metadata',
        sso_url: 'https://id.lipa.example/sso',
        certificate: testCertificate,
        auto_create: false,
        group_mapping: [],
        acs_url: 'https://pinfold.test/acs/',
        metadata_url: 'https://pinfold.test/metadata/',
      };
    },
  });
  await press('Wyłącz SSO');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Wyłącz SSO' }));
  await waitFor(() => expect(client.server.data.presence.ssoConnection).toBeNull());
  expect(await screen.findByRole('button', { name: 'Skonfiguruj' })).toBeTruthy();
});

test('SES-10 the demo sees the settings and may try them', async () => {
  openPanel('/company/company-profile', { data: { isDemo: true, memberType: 1 } });
  const open = await screen.findByRole('button', { name: 'Skonfiguruj' });
  expect(open.getAttribute('aria-disabled')).toBeNull();
});
