// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoreLocatorEvent } from '../store-locator-state.ts';
import { sheet } from './sheet.ts';
import { exampleCards, exampleSource } from './testing/example-locator.ts';
import { showLocator } from './testing/show-locator.tsx';

beforeEach(() => {
  // A Sunday at noon in Warsaw: most are open until eight in the evening.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T11:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const field = () => screen.findByRole('combobox', { name: 'Szukaj lokalizacji' });
const list = () => screen.findByRole('list', { name: 'Lokalizacje' });
const names = async () =>
  within(await list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('the view of a store locator', () => {
  it('LOC-03 each shop says whether it is open, and those that are can be shown alone, with counts', async () => {
    showLocator({ source: exampleSource() });
    expect(await screen.findByRole('heading', { name: 'Znajdź Lipę' })).toBeTruthy();
    expect(within(await list()).getAllByText('Otwarte do 20:00').length).toBeGreaterThan(3);
    expect(screen.getAllByText('Zamknięte, otwiera jutro o 8:00').length).toBeGreaterThan(0);
    expect(screen.getByText('12 lokalizacji').getAttribute('role')).toBe('status');

    const openNow = screen.getByRole('button', { name: 'Otwarte teraz 10' });
    fireEvent.click(openNow);
    expect(await screen.findByText('10 lokalizacji')).toBeTruthy();
    expect(openNow.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /^Ogródek/ }));
    expect(await screen.findByText('3 lokalizacje')).toBeTruthy();
    expect(screen.queryByText('Zamknięte, otwiera jutro o 8:00')).toBeNull();
  });

  it('LOC-03 the keyboard alone finds a shop, reads its details and comes back to where it was', async () => {
    const events: StoreLocatorEvent[] = [];
    showLocator({ source: exampleSource(), onEvent: (event) => events.push(event) });
    const input = await field();
    input.focus();
    fireEvent.input(input, { target: { value: 'gdan' } });
    const options = await screen.findAllByRole('option', { name: /Gdańsk|Lipa/ });
    expect(options[0]?.textContent).toContain('Gdańsk');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(await names()).toHaveLength(3);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await waitFor(() =>
      expect(input.getAttribute('aria-activedescendant')).toBe(
        within(screen.getByRole('listbox')).getByRole('option', { selected: true }).id,
      ),
    );
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByRole('button', { name: /^Najbliżej: Gdańsk/ })).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    const nearest = within(await list()).getAllByRole('listitem')[0];
    expect(nearest?.textContent).toMatch(/odległość [\d,]+ k?m/);

    const stores = within(await list());
    const [first] = stores.getAllByRole('button');
    first?.focus();
    fireEvent.keyDown(first ?? input, { key: 'ArrowDown' });
    await waitFor(() =>
      expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('2'),
    );
    const second = document.activeElement as HTMLElement;
    fireEvent.click(second);
    expect(await stores.findByRole('link', { name: /^Trasa do: / })).toHaveProperty(
      'rel',
      'noopener noreferrer',
    );
    fireEvent.click(stores.getByRole('button', { name: /^Szczegóły: / }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    const focusedAfter: (Element | null)[] = [];
    const removal = new MutationObserver(() => focusedAfter.push(document.activeElement));
    removal.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => removal.disconnect());
    // As in a browser: `fireEvent` would run effects before anything else can.
    screen.getByRole('button', { name: /Wróć/ }).click();
    await waitFor(() => expect(document.activeElement).toBe(second));
    // Never nowhere in between, where a key would reach nobody.
    expect(focusedAfter).not.toContain(document.body);
    expect(events.map(({ type }) => type)).toEqual(['load', 'search', 'select']);
  });

  it('LOC-05 a letter is drawn before anything is looked for, and Enter asks for all that was typed', async () => {
    showLocator({ source: exampleSource() });
    const input = (await field()) as HTMLInputElement;
    await list();
    const frames: FrameRequestCallback[] = [];
    const held = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    fireEvent.input(input, { target: { value: 'krak' } });
    await waitFor(() => expect(frames).not.toHaveLength(0));
    expect(input.value).toBe('krak');
    expect(screen.getByText('12 lokalizacji')).toBeTruthy();
    held.mockRestore();
    for (const frame of frames) frame(0);
    await waitFor(() => expect(screen.queryByText('12 lokalizacji')).toBeNull());
    expect(input.value).toBe('krak');

    fireEvent.input(input, { target: { value: 'gdańsk' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByRole('button', { name: /^Najbliżej: Gdańsk/ })).toBeTruthy();
  });

  it('LOC-03 Escape first closes the suggestions, then empties the field', async () => {
    showLocator({ source: exampleSource() });
    const input = (await field()) as HTMLInputElement;
    fireEvent.input(input, { target: { value: 'krak' } });
    await screen.findByRole('listbox');
    fireEvent.keyDown(input, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(input.value).toBe('krak');
    fireEvent.keyDown(input, { key: 'Escape' });
    await waitFor(() => expect(input.value).toBe(''));
    expect(await screen.findByText('12 lokalizacji')).toBeTruthy();
  });

  it('LOC-03 a place where there is no shop is looked up, and Enter goes there', async () => {
    const wieliczka = { name: 'Wieliczka', description: 'Polska', latitude: 49.98, longitude: 20.06 };
    showLocator({ source: exampleSource({ places: [wieliczka] }) });
    const input = await field();
    fireEvent.input(input, { target: { value: 'wielicz' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByRole('button', { name: /^Najbliżej: Wieliczka/ })).toBeTruthy();
    const [nearest] = within(await list()).getAllByRole('listitem');
    expect(nearest?.textContent).toContain('Kraków');
  });

  it('LOC-03 who does not share a position is told what to do instead', async () => {
    const refuse = (_found: unknown, failed: (error: { code: number }) => void) => failed({ code: 1 });
    vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition: refuse } });
    showLocator({ source: exampleSource() });
    fireEvent.click(await screen.findByRole('button', { name: 'Moja lokalizacja' }));
    expect((await screen.findByRole('alert')).textContent).toContain('wpisz miasto');
    vi.unstubAllGlobals();
  });

  it('LOC-05 ten thousand shops cost no more of the page than what is in sight, and End reaches the last', async () => {
    const { container } = showLocator({ source: exampleSource({ cards: exampleCards(10_000) }) });
    expect(await screen.findByText(/^10\s000 lokalizacji$/)).toBeTruthy();
    const [first] = within(await list()).getAllByRole('button');
    await waitFor(() => {
      first?.focus();
      fireEvent.keyDown(first ?? container, { key: 'End' });
      expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('10000');
    });
    expect(container.querySelectorAll('*').length).toBeLessThan(300);
    expect(container.querySelector('[aria-setsize="10000"]')).toBeTruthy();
  });

  it('LOC-03 nothing here yet is said otherwise than nothing that matches', async () => {
    const { unmount } = showLocator({ source: exampleSource({ cards: [] }) });
    expect(await screen.findByText('Nie ma tu jeszcze żadnej lokalizacji.')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Szukaj lokalizacji' })).toBeNull();
    unmount();

    showLocator({ source: exampleSource() });
    fireEvent.input(await field(), { target: { value: 'qqqqqq' } });
    expect(await screen.findByText('Nic nie pasuje')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }));
    expect(await screen.findByText('12 lokalizacji')).toBeTruthy();
  });

  it('LOC-03 a slip of the keyboard finds what is written nearly like it, and says that it guessed', async () => {
    showLocator({ source: exampleSource() });
    fireEvent.input(await field(), { target: { value: 'limanowskeigo' } });
    expect(await screen.findByText(/^Nic nie pasuje dokładnie do „limanowskeigo”/)).toBeTruthy();
    expect((await list()).textContent).toContain('Limanowskiego');
  });

  it('LOC-03 a failure says why and can be tried again; without a network it goes on once there is one', async () => {
    const source = exampleSource();
    source.fails('failed');
    showLocator({ source });
    expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się wczytać lokalizacji.');
    source.fails('offline');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Brak połączenia z internetem.')).toBeTruthy();
    source.fails(null);
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText('12 lokalizacji')).toBeTruthy();
    });
  });

  it('LOC-03 another language changes all words, and keeps what is shown until they are here', async () => {
    showLocator({ source: exampleSource() });
    const choice = await screen.findByRole('combobox', { name: 'Język' });
    fireEvent.change(choice, { target: { value: 'es' } });
    expect(await screen.findByText('12 ubicaciones')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Abierto ahora 10' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Znajdź Lipę' }).getAttribute('lang')).toBe('es');
  });

  it('LOC-01 SDK-05 runs as its language does on a page that runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    showLocator({ source: exampleSource() });
    const region = await screen.findByRole('region');
    expect(region.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(sheet).toContain('unicode-bidi:plaintext');
  });

  it('LOC-01 the owner’s colour is made readable, and a link that leads elsewhere is not shown', async () => {
    const source = exampleSource();
    source.locatorIs((locator) => ({
      ...locator,
      options: {
        ...locator.options,
        primary_color: '#ffe600',
        offer_link: { text: 'Oferta', url: 'javascript:alert(1)' },
        contact: { email: 'lipa@lipa.example', phone: '', url: '' },
      },
    }));
    showLocator({ source });
    const region = await screen.findByRole('region', { name: 'Znajdź Lipę' });
    await waitFor(() =>
      expect(region.style.getPropertyValue('--pf-brand-light')).toMatch(/^#[0-7][0-9a-f]{5}$/),
    );
    expect((await screen.findByRole('link', { name: 'Napisz do nas' })).getAttribute('href')).toBe(
      'mailto:lipa@lipa.example',
    );
    expect(screen.queryByText('Oferta')).toBeNull();
  });
});
