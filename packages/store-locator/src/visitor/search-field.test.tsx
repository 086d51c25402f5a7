// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleSource } from './testing/example-locator.ts';
import { showLocator } from './testing/show-locator.tsx';

afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function showField(): Promise<HTMLInputElement> {
  showLocator({ source: exampleSource() });
  // Its words and all that comes after the list.
  await screen.findByRole('button', { name: /^Otwarte teraz/ });
  vi.useFakeTimers();
  return screen.getByRole<HTMLInputElement>('combobox');
}

/** As a browser does it: nothing that a letter set off is hurried on, as the library's own events do. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The same for a key. */
function press(field: HTMLInputElement, key: string): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

test('LOC-03 no letter is lost and none comes back, however soon the next key follows', async () => {
  const field = await showField();
  const typed = new Set<string>();
  const emptied = new Set<string>();
  for (let apart = 0; apart < 80; apart += 1) {
    type(field, 'Kra');
    await vi.advanceTimersByTimeAsync(apart);
    type(field, 'Krak');
    await pass(200);
    typed.add(field.value);
    // Closes what is suggested; the next one empties the field.
    press(field, 'Escape');
    await pass(200);
    type(field, 'Kra');
    await vi.advanceTimersByTimeAsync(apart);
    press(field, 'Escape');
    await vi.advanceTimersByTimeAsync(0);
    press(field, 'Escape');
    await pass(200);
    emptied.add(field.value);
  }
  expect({ typed: [...typed], emptied: [...emptied] }).toEqual({ typed: ['Krak'], emptied: [''] });
});
