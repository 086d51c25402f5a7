// @vitest-environment jsdom
import { permissionMap } from '@pinfold/sdk';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

const address = () => window.location.pathname + window.location.search;

describe('MON-08 user behaviour', () => {
  test('has an item in the menu, and reads days, locations and order from the address', async () => {
    const { client } = openPanel('/users-behavior?preset=previous_month&cities=Krak%C3%B3w&order=rise');
    await screen.findByRole('heading', { name: 'Według lokalizacji' });
    expect(screen.getAllByRole('link', { name: 'Zachowania użytkowników' })[0]).toBeTruthy();
    const asked = client.server.calls.filter(({ operation }) => operation === 'getInsights');
    expect(asked.map(({ body }) => body)).toContainEqual({
      cities: ['Kraków'],
      preset: 'previous_month',
      compare: 'previous_term',
      order: 'rise',
      with_facilities: true,
    });
  });

  test('is no page for who may not see it', async () => {
    openPanel('/users-behavior-archive', {
      prepare: ({ company }) => (company.permissions = permissionMap(['view_dashboard', 'view_reviews'])),
    });
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByRole('link', { name: 'Archiwum zachowań' })).toBeNull();
  });

  test('has an archive of its own', async () => {
    openPanel('/users-behavior-archive');
    await screen.findByText('Google zakończyło te statystyki 30 marca 2023 r.');
    await waitFor(() => expect(document.title).toBe('Archiwum zachowań użytkowników – Pinfold'));
  });
});
