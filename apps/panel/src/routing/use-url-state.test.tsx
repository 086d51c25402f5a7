// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useUrlState } from './use-url-state.ts';

interface Values {
  q: string;
  page: number;
}

const parse = (params: URLSearchParams): Values => ({
  q: params.get('q') ?? '',
  page: Number(params.get('page')) || 1,
});

function format({ q, page }: Values): URLSearchParams {
  return new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });
}

function open(address: string, formatted: typeof format | typeof keepingTheRest = format) {
  window.history.pushState(null, '', address);
  const { result } = renderHook(() => useUrlState({ parse, format: formatted }), { wrapper: BrowserRouter });
  return {
    values: () => result.current[0],
    change: (...change: Parameters<(typeof result.current)[1]>) => act(() => result.current[1](...change)),
  };
}

function keepingTheRest({ q }: Values, former: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(former);
  params.set('q', q);
  return params;
}

const address = () => window.location.pathname + window.location.search;

test('a change is on screen and in the address, and the back button undoes it', async () => {
  const { values, change } = open('/list?q=kawa');
  change({ page: 3 });
  expect(values()).toEqual({ q: 'kawa', page: 3 });
  expect(address()).toBe('/list?q=kawa&page=3');
  act(() => window.history.back());
  await waitFor(() => expect(values()).toEqual({ q: 'kawa', page: 1 }));
  expect(address()).toBe('/list?q=kawa');
});

test('a change that takes the former one’s place is no step of its own', () => {
  const { change } = open('/list');
  const steps = window.history.length;
  change({ q: 'kawa' }, { replace: true });
  change({ q: 'sernik' }, { replace: ({ q }) => q === 'kawa' });
  expect([address(), window.history.length]).toEqual(['/list?q=sernik', steps]);
  change({ q: 'tort' }, { replace: ({ q }) => q === 'kawa' });
  expect([address(), window.history.length]).toEqual(['/list?q=tort', steps + 1]);
});

test('two changes at once are both kept, and nothing else is that was in the address', () => {
  const { values, change } = open('/list?utm=mail');
  act(() => {
    change({ q: 'kawa' });
    change({ page: 2 });
  });
  expect(values()).toEqual({ q: 'kawa', page: 2 });
  expect(address()).toBe('/list?q=kawa&page=2');
});

test('a screen can keep the rest of its address', () => {
  const { change } = open('/list?utm=mail', keepingTheRest);
  change({ q: 'kawa' });
  expect(address()).toBe('/list?utm=mail&q=kawa');
});
