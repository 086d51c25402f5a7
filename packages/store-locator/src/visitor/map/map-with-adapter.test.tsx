// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bounds } from '../../engine/locator-engine.ts';
import { openEngine } from '../../engine/testing/open-engine.ts';
import { sampleCard } from '../../engine/testing/sample-locator.ts';
import { now } from '../../engine/testing/sample-stores.ts';
import type { LocatorSource } from '../../locator-source.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { useStoreLocator } from '../../use-store-locator.ts';
import { richSource } from '../testing/rich-source.ts';
import { pl } from '../messages/pl.ts';
import type { LocatorMapAdapter, LocatorMapOptions, MapPin, MapTiles } from './locator-map-adapter.ts';
import { MapWithAdapter } from './map-with-adapter.tsx';
import { boundsOfResult } from './use-map.ts';

/** A map adapter that draws nothing: it records what it is given and reports its view. */
function plainMap() {
  const seen = { pins: [] as readonly MapPin[], tiles: [] as (MapTiles | null)[], steps: 0, ended: false };
  let options: LocatorMapOptions | undefined;
  let bounds: Bounds = [0, 0, 0, 0];
  const look = ([south, west, north, east]: Bounds, isByVisitor: boolean) => {
    // As every map does, it shows a bit of what lies around.
    bounds = [south - 0.01, west - 0.01, north + 0.01, east + 0.01];
    const width = east - west + 0.02;
    options?.onView({ bounds, zoom: Math.floor(Math.log2((360 / width) * 3)) }, isByVisitor);
  };
  const adapter: LocatorMapAdapter = {
    mount(_place, given) {
      options = given;
      look(given.start, false);
      return {
        show(pins) {
          seen.pins = pins;
        },
        lookAt: (next) => look(next, false),
        zoomBy(steps) {
          seen.steps += steps;
        },
        setTiles: (tiles) => void seen.tiles.push(tiles),
        setLabel() {},
        end() {
          seen.ended = true;
        },
      };
    },
  };
  return {
    adapter,
    seen,
    bounds: () => bounds,
    drag: (next: Bounds) => act(() => look(next, true)),
    lose: () => act(() => options?.onTilesFailed()),
  };
}

async function show(source: LocatorSource = richSource()) {
  const map = plainMap();
  let state: StoreLocatorState | undefined;
  function Shown() {
    state = useStoreLocator({ source, language: 'pl' });
    return state.engine && <MapWithAdapter state={state} messages={pl} adapter={map.adapter} />;
  }
  const page = render(<Shown />);
  await screen.findByRole('list', { name: 'Miejsca na mapie' });
  await screen.findAllByRole('button', { name: /Kraków/ });
  return {
    ...map,
    ...page,
    state: () => {
      if (!state) throw new Error('Nothing is shown.');
      return state;
    },
  };
}

const krakow = { name: 'Przybliż: 3 miejsca, Kraków i okolice' };
const pinOf = (number: number) =>
  screen.findByRole('button', { name: new RegExp(`^Kawiarnia Lipa ${number}, `) });

describe('the map of a store locator', () => {
  it('LOC-03 the keyboard opens a group, goes on in what it became, and selects a shop', async () => {
    const { state, seen } = await show();
    const group = screen.getByRole('button', krakow);
    act(() => group.focus());
    expect(seen.pins.find(({ isFocused }) => isFocused)?.label).toBe(krakow.name);
    fireEvent.click(group);
    const store = await pinOf(5);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Kawiarnia Lipa/);
    fireEvent.click(store);
    await waitFor(() => expect(store.getAttribute('aria-pressed')).toBe('true'));
    expect(state().selected).toBe(5);
    expect(seen.pins.find(({ isSelected }) => isSelected)?.id).toBe(5);
  });

  it('LOC-03 a shop that is selected in the list is marked among others, and brought into sight', async () => {
    const { state, seen, bounds } = await show();
    act(() => state().select(1));
    await waitFor(() => expect(seen.pins.find(({ isSelected }) => isSelected)?.id).toBe(1));
    expect(seen.pins.filter(({ id }) => id === 1)).toHaveLength(1);
    const before = bounds();
    fireEvent.click(screen.getByRole('button', { name: /Gdańsk/ }));
    await waitFor(() => expect(bounds()).not.toEqual(before));
    act(() => state().select(2));
    await waitFor(() => expect(bounds()[0]).toBeLessThan(52.3));
    expect(bounds()[2]).toBeGreaterThan(52.2);
  });

  it('LOC-03 the list follows the map when a visitor asks for it, and all comes back', async () => {
    const { state, drag, bounds } = await show();
    expect(screen.queryByRole('button', { name: 'Szukaj na tym obszarze' })).toBeNull();
    drag([49.5, 19, 51, 21]);
    expect(state().result.count).toBe(12);
    fireEvent.click(screen.getByRole('button', { name: 'Szukaj na tym obszarze' }));
    await waitFor(() => expect(state().result.count).toBe(3));
    drag([54, 18, 55, 19]);
    await waitFor(() => expect(state().cards(0, 1)[0]?.city).toBe('Gdańsk'));
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie wyniki' }));
    await waitFor(() => expect(state().result.count).toBe(12));
    await waitFor(() => expect(bounds()[0]).toBeLessThan(50.2));
  });

  it('LOC-03 the map goes to what is searched for', async () => {
    const { state, bounds } = await show();
    act(() => state().setText('Wrocław'));
    await waitFor(() => expect(bounds()[3]).toBeLessThan(18));
    expect(bounds()[1]).toBeGreaterThan(16);
  });

  it('LOC-03 shops on both sides of the 180th meridian are ten degrees wide, and not the whole earth', () => {
    const places = [
      { latitude: -17.8, longitude: 177.4 },
      { latitude: -13.8, longitude: -172.6 },
      { latitude: null, longitude: null },
    ];
    const { engine } = openEngine(places.map((place, id) => ({ ...sampleCard, id, ...place })));
    const result = engine.search({ now });
    expect(boundsOfResult({ engine, result, origin: null })).toEqual([-17.8, 177.4, -13.8, 187.4]);
    expect(engine.search({ bounds: [-17.8, 177.4, -13.8, 187.4], now }).count).toBe(2);
  });

  it('LOC-01 nobody is asked for a picture of the ground before the visitor agrees', async () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    const tiles = { tiles_url: url, asks_consent: true, attribution: '© OpenStreetMap', max_zoom: 18 };
    const { seen, lose, state } = await show(richSource({ map: tiles }));
    expect(screen.getByText('Twoja przeglądarka pobierze obrazy mapy z serwera tiles.example.')).toBeTruthy();
    expect(seen.tiles.filter(Boolean)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż dokładną mapę' }));
    await waitFor(() => expect(seen.tiles.at(-1)).toEqual({ url, maxZoom: 18 }));
    expect(screen.getByText('© OpenStreetMap')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pokaż dokładną mapę' })).toBeNull();

    lose();
    expect(screen.getByRole('status').textContent).toBe(
      'Nie udało się pobrać dokładnej mapy. Widać jej zarys.',
    );
    expect(state().result.count).toBe(12);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('LOC-01 where there are no pictures there is nothing to agree to, and buttons zoom', async () => {
    const { seen, unmount } = await show();
    expect(screen.queryByRole('button', { name: 'Pokaż dokładną mapę' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Przybliż' }));
    fireEvent.click(screen.getByRole('button', { name: 'Oddal' }));
    fireEvent.click(screen.getByRole('button', { name: 'Oddal' }));
    expect(seen.steps).toBe(-1);
    expect(seen.tiles.filter(Boolean)).toEqual([]);
    unmount();
    expect(seen.ended).toBe(true);
  });
});
