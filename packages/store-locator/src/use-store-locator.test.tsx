// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import type { LocatorSource } from './locator-source.ts';
import { useStoreLocator, type StoreLocatorOptions } from './use-store-locator.ts';
import { exampleCards, exampleSource } from './visitor/testing/example-locator.ts';

function locate(options: StoreLocatorOptions) {
  return renderHook((props: StoreLocatorOptions) => useStoreLocator(props), {
    initialProps: { language: 'pl', ...options },
    wrapper: StrictMode,
  });
}

/** Stores in areas, a thousand a page, more than are ever loaded at once. */
function largeSource(): { source: LocatorSource; pages: number[] } {
  const cards = exampleCards(20_000);
  const small = exampleSource({ cards });
  const pages: number[] = [];
  small.locatorIs((locator) => ({
    ...locator,
    pages: Array.from({ length: 20 }, (_, page) => ({
      page,
      count: 1000,
      bounds: [50 + page / 10, 17, 50.1 + page / 10, 22],
    })),
  }));
  const source: LocatorSource = {
    ...small,
    page: async (locator, page) => {
      pages.push(page);
      const slice = exampleSource({ cards: cards.slice(page * 1000, (page + 1) * 1000) });
      return { ...(await slice.page(locator, 0)), page };
    },
  };
  return { source, pages };
}

describe('useStoreLocator', () => {
  it('LOC-05 up to ten thousand shops are brought while nobody waits; then all is answered without asking', async () => {
    const source = exampleSource({ cards: exampleCards(120) });
    const { result } = locate({ source });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.result.count).toBe(120);
    expect(result.current.result.rows.length).toBe(50);
    await waitFor(() => expect(result.current.result.rows.length).toBe(120));
    act(() => result.current.setText('Lipa 117'));
    expect(result.current.cards(0, 5).map(({ name }) => name)).toEqual(['Kawiarnia Lipa 117']);
    expect(source.asked.filter((one) => one.startsWith('page'))).toEqual(['page 0']);
  });

  it('LOC-05 an answer that is here already is in what is drawn first, and only asked for in another language', async () => {
    const source = exampleSource({ cards: exampleCards(3) });
    const here = await source.locator('pl');
    source.asked.length = 0;
    const arriving: LocatorSource = {
      ...source,
      arrived: (language) => (language === 'pl' ? here : undefined),
    };
    const statuses: string[] = [];
    const { result } = renderHook(
      () => {
        const state = useStoreLocator({ source: arriving, language: 'pl' });
        statuses.push(state.status);
        return state;
      },
      { wrapper: StrictMode },
    );
    expect(new Set(statuses)).toEqual(new Set(['ready']));
    expect(result.current.cards(0, 9)).toHaveLength(3);
    expect(source.asked.filter((one) => one.startsWith('locator'))).toEqual([]);
    act(() => result.current.setLanguage('en'));
    await waitFor(() => expect(source.asked).toContain('locator en'));
  });

  it('LOC-05 of twenty thousand none is brought before it is needed, and never all of them', async () => {
    const { source, pages } = largeSource();
    const { result } = locate({ source });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.result.count).toBe(20_000);
    expect(pages).toEqual([]);
    act(() => void result.current.cards(0, 45));
    await waitFor(() => expect(pages).toHaveLength(1));
    await waitFor(() => expect(result.current.result.rows.length).toBeGreaterThanOrEqual(1000));
    act(() => result.current.setText('Szewska'));
    await waitFor(() => expect(result.current.result.count).toBeGreaterThan(100));
    expect(pages.length).toBeLessThan(3);
  });

  it('LOC-05 what is published while somebody looks begins anew with the new answer', async () => {
    const source = exampleSource({ cards: exampleCards(120) });
    const { result } = locate({ source });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    source.locatorIs((locator) => ({ ...locator, version: 'v2' }));
    await waitFor(() => expect(result.current.locator?.version).toBe('v2'));
    await waitFor(() => expect(result.current.result.rows.length).toBe(120));
    expect(source.asked.filter((one) => one === 'locator pl').length).toBeLessThan(5);
  });

  it('LOC-03 a deep link opens a shop, and its address is told and forgotten', async () => {
    const opened: (number | null)[] = [];
    const { result } = locate({
      source: exampleSource(),
      initialStore: 3,
      onOpenedChange: (id) => opened.push(id),
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect([result.current.opened, result.current.selected]).toEqual([3, 3]);
    act(() => result.current.open(null));
    act(() => result.current.open(5));
    expect(opened).toEqual([null, 5]);
  });

  it('LOC-03 shops beyond the area that the owner set are left out, and come back with one press', async () => {
    const source = exampleSource();
    source.locatorIs((locator) => ({ ...locator, options: { ...locator.options, radius_km: 50 } }));
    const { result } = locate({ source });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => result.current.setText('wroc'));
    await waitFor(() => expect(result.current.suggestions).not.toEqual([]));
    act(() => result.current.submit());
    expect(result.current.origin?.label).toBe('Wrocław');
    expect(result.current.result.count).toBe(3);
    expect(result.current.distanceTo(3)).toBeLessThan(5);
    act(() => result.current.clear());
    expect(result.current.result.count).toBe(12);
    expect(result.current.text).toBe('');
  });

  it('LOC-03 what visitors do is told to the host', async () => {
    const heard: string[] = [];
    const { result } = locate({
      source: exampleSource(),
      onEvent: (event) => heard.push(event.type === 'search' ? `search ${event.text}` : event.type),
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => result.current.setText('gdan'));
    await waitFor(() => expect(result.current.suggestions).not.toEqual([]));
    act(() => result.current.submit());
    act(() => result.current.select(4));
    act(() => result.current.select(4));
    act(() => result.current.emit({ type: 'call', id: 4, phone: '+48124215510' }));
    expect(heard.filter((type) => type !== 'load')).toEqual(['search Gdańsk', 'select', 'call']);
    expect(heard[0]).toBe('load');
  });
});
