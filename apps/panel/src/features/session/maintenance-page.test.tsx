// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

afterEach(() => void vi.useRealTimers());

const broken = () => screen.findByRole('heading', { name: 'Przerwa techniczna' });

test('SES-12 the page leads back by itself once the break is over, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const { client } = openPanel('/dashboard', {
    prepare: (data) => (data.session.settings.feature_flags = ['maintenance']),
  });
  await broken();
  expect(window.location.search).toBe('?next=%2Fdashboard');
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  await broken();

  client.server.data.session.settings.feature_flags = [];
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  await screen.findByRole('heading', { name: /Anna$/ });
  expect(window.location.pathname).toBe('/dashboard');
});

test('SES-12 everyone can read that there is a break, without logging in', async () => {
  openPanel('/service-unavailable', { isLoggedIn: false });
  await broken();
  expect(document.title).toBe('Przerwa techniczna');
  expect(window.location.pathname).toBe('/service-unavailable');
});

test('SES-12 who does not want to wait looks at once', async () => {
  const { client } = openPanel('/dashboard', {
    prepare: (data) => (data.session.settings.feature_flags = ['maintenance']),
  });
  await broken();
  client.server.data.session.settings.feature_flags = [];
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: /Anna$/ })).toBeTruthy();
});
