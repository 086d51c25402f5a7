// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDraft } from './search-field.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // A search lets no timer of its own run: only the clock moves on.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A field whose search takes `searchTakes` milliseconds; `searched` lists the searched texts. */
function fieldOf(searchTakes: number) {
  const searched: string[] = [];
  const { result } = renderHook(() => {
    const [text, setText] = useState('');
    const draft = useDraft(text, (next) => {
      searched.push(next);
      vi.setSystemTime(Date.now() + searchTakes);
      setText(next);
    });
    return { ...draft, setText };
  });
  return {
    searched,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    choose: (text: string) => act(() => result.current.setText(text)),
    lookFor: () => act(() => result.current.lookFor()),
    async pass(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 1)
        await act(() => vi.advanceTimersByTimeAsync(1));
    },
  };
}

test('LOC-05 where shops are found at once, each letter is looked for', async () => {
  const { type, pass, searched } = fieldOf(0);
  for (const text of ['K', 'Kr', 'Kra']) {
    type(text);
    await pass(40);
  }
  expect(searched).toEqual(['K', 'Kr', 'Kra']);
});

test('LOC-05 where finding them takes long, nobody who types is held up, and a pause is answered', async () => {
  const { type, pass, typed, searched } = fieldOf(100);
  type('K');
  await pass(40);
  for (const text of ['Kr', 'Kra', 'Krak']) {
    type(text);
    expect(typed()).toBe(text);
    await pass(150);
  }
  expect(searched).toEqual(['K']);
  await pass(100);
  expect(searched).toEqual(['K', 'Krak']);
});

test('LOC-05 nobody waits longer than a moment, however long a search takes', async () => {
  const { type, pass, searched } = fieldOf(5000);
  type('K');
  await pass(40);
  type('Kr');
  await pass(340);
  expect(searched).toEqual(['K', 'Kr']);
});

test('LOC-03 a letter that comes while the one before it is being looked for stays', async () => {
  vi.useRealTimers();
  const { result } = renderHook(() => {
    const [text, setText] = useState('');
    // Not done yet when the next key comes.
    const [asked, setAsked] = useState('');
    return { ...useDraft(text, setAsked), finish: () => setText(asked) };
  });
  act(() => result.current.type('K'));
  act(() => result.current.lookFor());
  act(() => result.current.type('Kr'));
  act(() => result.current.finish());
  expect(result.current.typed).toBe('Kr');
});

test('LOC-03 what is chosen takes the place of what was typed and not looked for yet', async () => {
  const { type, choose, pass, typed, searched } = fieldOf(100);
  type('K');
  await pass(40);
  type('Kr');
  choose('Kraków');
  await pass(400);
  expect({ typed: typed(), searched }).toEqual({ typed: 'Kraków', searched: ['K'] });
});

test('LOC-03 who asks for it is answered at once, and once', async () => {
  const { type, lookFor, pass, searched } = fieldOf(100);
  type('Kraków');
  lookFor();
  await pass(400);
  expect(searched).toEqual(['Kraków']);
});
