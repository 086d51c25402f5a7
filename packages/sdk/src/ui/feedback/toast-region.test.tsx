// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { createToasts, showBriefly, showToast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('SHL-07 news leaves by itself and a problem stays until it is closed', () => {
  const toasts = createToasts();
  render(<ToastRegion toasts={toasts} label="Powiadomienia" closeLabel="Zamknij" />);
  act(() => {
    showToast(toasts, { title: 'Zalogowano', tone: 'good' }, 3000);
    showToast(toasts, { title: 'Nie udało się wysłać', tone: 'bad' });
  });
  expect(screen.getByText('Zalogowano')).toBeTruthy();
  act(() => vi.advanceTimersByTime(3001));
  expect(screen.queryByText('Zalogowano')).toBeNull();
  act(() => vi.advanceTimersByTime(600_000));
  expect(screen.getByText('Nie udało się wysłać')).toBeTruthy();
});

it('SHL-07 a short group of its own confirms figures for half a second and moves no other message', () => {
  const toasts = createToasts();
  render(<ToastRegion toasts={toasts} label="Powiadomienia" closeLabel="Zamknij" />);
  act(() => {
    showToast(toasts, { title: 'Zalogowano', tone: 'good' }, 3000);
    showBriefly(toasts, 'Dane są aktualne');
  });
  expect(screen.getByText('Dane są aktualne')).toBeTruthy();
  act(() => vi.advanceTimersByTime(501));
  expect(screen.queryByText('Dane są aktualne')).toBeNull();
  expect(screen.getByText('Zalogowano')).toBeTruthy();
});
