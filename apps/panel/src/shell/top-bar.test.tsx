// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/open-panel.tsx';

const day = 86_400_000;

/** A trial that ends after some days and a half, whatever the day is. */
function onTrial(days: number) {
  return openPanel('/dashboard', {
    prepare: ({ company }) => {
      const expires_at = new Date(Date.now() + (days - 0.5) * day).toISOString();
      Object.assign(company.plan_restrictions, { is_free_trial: true, expires_at });
    },
  });
}

test.each([
  ['Okres próbny: 5 dni', 5, true],
  ['Okres próbny: 6 dni', 6, false],
])('SHL-05 the trial’s last days are red: %s', async (words, days, isUrgent) => {
  onTrial(days);
  const chip = await screen.findByRole('link', { name: words });
  expect(chip.hasAttribute('data-urgent')).toBe(isUrgent);
  expect(chip.getAttribute('href')).toBe('/order-details');
});

test('SHL-05 a paying company has no chip of a trial', async () => {
  openPanel('/dashboard', {
    prepare: ({ company }) =>
      (company.plan_restrictions.expires_at = new Date(Date.now() + 5 * day).toISOString()),
  });
  await screen.findByRole('heading', { name: /Anna$/ });
  expect(screen.queryByText(/Okres próbny/)).toBeNull();
});

test('SHL-05 the language changes in place, is remembered, and never loses what was typed', async () => {
  const { client } = openPanel('/reviews/list?review=1', { data: { featureFlags: ['spanish'] } });
  const composer = await screen.findByRole('textbox', { name: 'Odpowiedź' });
  fireEvent.change(composer, { target: { value: 'Szkic, który ma zostać' } });
  const choose = async (menu: string, language: string) => {
    fireEvent.click(screen.getByRole('button', { name: menu }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: language }));
  };
  await choose('Język: PL Polski', 'Español');
  await screen.findByRole('heading', { name: 'Reseñas' });
  await waitFor(() => expect(document.title).toBe('Reseñas – Pinfold'));
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  await choose('Idioma: ES Español', 'English');
  await screen.findByRole('heading', { name: 'Reviews' });
  expect(composer.isConnected, 'the page was not drawn anew').toBe(true);
  expect(composer).toHaveProperty('value', 'Szkic, który ma zostać');
  await waitFor(() => expect(client.server.data.user.language).toBe('en'));
});
