// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { withTimes } from './hours-periods.ts';
import { SpecialHoursField, type SpecialHoursFieldProps } from './special-hours-field.tsx';

function renderField(props: Partial<SpecialHoursFieldProps> = {}, client = createTestClient()) {
  renderInPinfold(
    <SpecialHoursField
      value={[]}
      onChange={() => undefined}
      regularHours={[withTimes(3, '08:00', '21:00')]}
      country="PL"
      today="2026-12-01"
      {...props}
    />,
    { client },
  );
  return client.server;
}

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Dodaj dzień' }));
  return within(await screen.findByRole('dialog'));
};

test('BEY-12 holidays name their source, and one answer serves the list and the calendar', async () => {
  const server = renderField();
  const credit = await screen.findByText(/^Święta:/);
  expect(within(credit).getByRole('link', { name: 'date-holidays' }).getAttribute('href')).toBe(
    'https://github.com/commenthol/date-holidays',
  );
  expect(within(credit).getByRole('link', { name: 'CC BY 3.0' })).toBeTruthy();
  const dialog = await openDialog();
  expect(await dialog.findByRole('button', { name: /24.grudnia: Wigilia Bożego Narodzenia/ })).toBeTruthy();
  expect(server.calls.filter(({ operation }) => operation === 'listPublicHolidays')).toHaveLength(1);
});

test('BEY-12 days are added while holidays are still on their way', async () => {
  renderField({}, createTestClient({ failures: { listPublicHolidays: 'hang' } }));
  expect(await screen.findByText('Wczytywanie świąt…')).toBeTruthy();
  const dialog = await openDialog();
  expect(await dialog.findByRole('button', { name: /, 24 grudnia 2026/ })).toBeTruthy();
  expect(dialog.getByText('Wczytywanie świąt…')).toBeTruthy();
});

test('BEY-12 holidays that could not be fetched are fetched again at a press', async () => {
  const server = renderField({}, createTestClient({ failures: { listPublicHolidays: 'facility_unknown' } }));
  expect(await screen.findByText('Nie udało się wczytać świąt.')).toBeTruthy();
  server.fail('listPublicHolidays', undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText(/Brak godzin na 3 święta/)).toBeTruthy();
  expect(screen.queryByText('Nie udało się wczytać świąt.')).toBeNull();
});

test('BEY-12 a country without known holidays says so', async () => {
  renderField({ country: 'AQ' });
  expect(await screen.findByText('Nie znamy świąt tego kraju.')).toBeTruthy();
});

test('BEY-12 without a country no holidays are asked for', async () => {
  const server = renderField({ country: '' });
  await screen.findByRole('button', { name: 'Dodaj dzień' });
  await waitFor(() => expect(screen.queryByText('Wczytywanie świąt…')).toBeNull());
  expect(server.calls.map(({ operation }) => operation)).not.toContain('listPublicHolidays');
});
