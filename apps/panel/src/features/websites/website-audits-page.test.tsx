// @vitest-environment jsdom
import { permissionMap } from '@pinfold/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

test('MON-07 a website leads to its audit, and profiles are shown to those who see locations', async () => {
  openPanel('/company/websites');
  const link = await screen.findByRole('link', { name: 'Audyt strony Sklep z kawą' });
  expect(link.getAttribute('href')).toBe('/analytics/websites?website=2');
  await screen.findByRole('heading', { name: 'Konkurencja stron' });
});

test('MON-07 the audit is of the website in the address; without locations there are no profiles', async () => {
  const { client } = openPanel('/analytics/websites?website=2', {
    prepare: ({ company }) =>
      (company.permissions = permissionMap(['view_company_data', 'view_maps_rankings'])),
  });
  await screen.findByRole('heading', { name: 'Co odbiera punkty' });
  expect(screen.queryByRole('heading', { name: /Profile w sieciach/ })).toBeNull();
  expect(client.server.calls.some(({ operation }) => operation === 'getSocialAudits')).toBe(false);
});
