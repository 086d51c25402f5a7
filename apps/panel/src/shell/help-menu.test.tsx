// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/open-panel.tsx';
import { framedAddress } from './help-menu.tsx';

const film = 'https://films.example/embed/1';

async function openHelp(tutorial: string | null) {
  openPanel('/dashboard', {
    prepare: ({ session }) => (session.settings.urls.tutorial = tutorial),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pomoc' }));
  return screen.findByRole('menu', { name: 'Pomoc' });
}

test('SHL-05 help leads to the help pages and to whoever answers in Polish', async () => {
  await openHelp(null);
  const pages = screen.getByRole('menuitem', { name: 'Centrum pomocy' });
  expect(pages.getAttribute('href')).toBe('https://pinfold.test/help');
  const contact = screen.getByRole('menuitem', { name: 'Skontaktuj się z nami' });
  expect(contact.getAttribute('href')).toMatch(/^mailto:/);
  expect(screen.queryByRole('menuitem', { name: 'Film instruktażowy' })).toBeNull();
});

test('SHL-07 the film opens in a dialog 410 px high, where there is one', async () => {
  await openHelp(film);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Film instruktażowy' }));
  await screen.findByRole('dialog', { name: 'Film instruktażowy' });
  const frame = screen.getByTitle('Film instruktażowy');
  expect(frame.getAttribute('src')).toBe(film);
  expect(frame.getAttribute('height')).toBe('410');
});

test.each([
  ['https://films.example/embed/1', 'https://films.example/embed/1'],
  ['http://films.example/embed/1', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['/film', undefined],
  ['', undefined],
  [null, undefined],
])('SHL-07 the film’s frame takes an https page and nothing else: %s', (address, expected) => {
  expect(framedAddress(address)).toBe(expected);
});
