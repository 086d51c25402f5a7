// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useDrawnRows } from './use-drawn-rows.ts';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

function start(inRange: readonly number[]) {
  const { result, rerender } = renderHook(({ rows }) => useDrawnRows(rows), {
    initialProps: { rows: inRange },
  });
  return { drawn: () => [...result.current], show: (rows: readonly number[]) => rerender({ rows }) };
}

/** Milliseconds that pass while rows are drawn. */
let drawing = 0;

beforeEach(() => {
  drawing = 0;
  let now = 0;
  // Asked once before a frame is drawn and once after it.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += drawing));
});

describe('rows that are drawn by now', () => {
  test('SDK-03 are all when a list comes up, also where its rows arrive after it', () => {
    expect(start(range(0, 20)).drawn()).toEqual(range(0, 20));
    const late = start([]);
    late.show(range(0, 20));
    expect(late.drawn()).toEqual(range(0, 20));
  });

  test('SDK-03 stay as they are while others come a few at a time, until all are there', async () => {
    const list = start(range(0, 20));
    list.show(range(2, 22));
    expect(list.drawn(), 'two are drawn at once').toEqual(range(2, 22));
    list.show(range(18, 40));
    expect(list.drawn(), 'what stays, and the first few').toEqual(range(18, 26));
    await waitFor(() => expect(list.drawn().toSorted((a, b) => a - b)).toEqual(range(18, 40)));
  });

  test('SDK-03 come one at a time where a row takes a slow browser half a frame', async () => {
    const list = start(range(0, 20));
    drawing = 40;
    list.show(range(500, 520));
    list.show(range(600, 620));
    expect(list.drawn(), 'four took 40 ms').toEqual([600]);
    drawing = 0;
    list.show(range(700, 720));
    list.show(range(720, 740));
    expect(list.drawn(), 'a dear row may come again soon').toEqual([720]);
    for (let from = 740; from < 1040; from += 20) list.show(range(from, from + 20));
    list.show(range(800, 820));
    expect(list.drawn(), 'as many as before, once there has been time for long').toEqual(range(800, 804));
    await waitFor(() => expect(list.drawn()).toEqual(range(800, 820)));
  });

  test('SDK-03 what a jump has passed is not drawn', async () => {
    const list = start(range(0, 20));
    list.show(range(500, 520));
    list.show(range(900, 920));
    expect(list.drawn()).toEqual(range(900, 904));
    await waitFor(() => expect(list.drawn()).toEqual(range(900, 920)));
  });
});
