// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../../testing/open-panel.tsx';

test('LST-10 the address that a mail names leads to the file that it speaks of', async () => {
  const { client } = openPanel('/business-addresses/list?export=1');
  const { data } = await client.api.POST('/facilities/export/', {
    params: { query: { file_type: 'csv' } },
    body: { facilities_ids: [1] },
  });
  expect(data?.id).toBe(1);
  // By role would look at each row of the list behind it.
  const link = (await screen.findByText('Pobierz plik')).closest('a');
  expect(link?.getAttribute('href')).toContain('/files/1/adresy-');
  expect(screen.getByText('Eksport adresów')).toBeTruthy();
});
