// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocatorError, type PublicStore } from '../../locator-source.ts';
import type { StoreLocatorEvent } from '../../store-locator-state.ts';
import { useStoreLocator, type StoreLocatorOptions } from '../../use-store-locator.ts';
import { richSource } from '../testing/rich-source.ts';
import { pl } from '../messages/pl.ts';
import { StoreDetails } from './store-details.tsx';

beforeEach(() => {
  // A Sunday at noon in Warsaw.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T11:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Shown(options: StoreLocatorOptions) {
  const state = useStoreLocator({ language: 'pl', ...options });
  return state.engine && <StoreDetails state={state} id={1} messages={pl} />;
}

const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

describe('details of a shop', () => {
  it('LOC-03 a visitor reads hours, contact, offers, news and answers, and is led to the name first', async () => {
    const events: StoreLocatorEvent[] = [];
    render(<Shown source={richSource()} onEvent={(event) => events.push(event)} />);
    const name = await screen.findByRole('heading', { name: 'Kawiarnia Lipa 1' });
    await waitFor(() => expect(document.activeElement).toBe(name));

    const hours = await section('Godziny otwarcia');
    const days = hours.getAllByRole('row').map(({ textContent }) => textContent);
    expect(days[0]).toBe('niedziela (dziś)zamknięte');
    expect(days[3]).toBe('środa, 25 listopadazamknięte wyjątkowo');
    expect(days[5]).toBe('piątek18:00–2:00');
    expect(hours.getByRole('heading', { name: 'Inne godziny w najbliższych dniach' })).toBeTruthy();
    expect(screen.getByText('Zamknięte, otwiera jutro o 8:00')).toBeTruthy();

    const contact = await section('Kontakt');
    const phone = contact.getByRole('link', { name: '12 421 55 10' });
    expect(phone.getAttribute('href')).toBe('tel:+48124215510');
    expect(contact.getByRole('link', { name: '+48 12 421 55 11' }).getAttribute('href')).toBe(
      'tel:+48124215511',
    );
    fireEvent.click(phone);
    fireEvent.click(screen.getByRole('link', { name: /^Trasa/ }));
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['call', 'directions']));

    expect((await section('Aktualności')).getByText('LIPA2')).toBeTruthy();
    expect((await section('Pytania i odpowiedzi')).getByText(/miska z wodą/)).toBeTruthy();
    for (const [link, where] of [
      [/^Menu/, 'https://lipa.example/menu'],
      [/^Zamów kawę/, 'https://lipa.example/zamow'],
      [/^Praca/, 'https://lipa.example/praca'],
      [/^Kup kartę/, 'https://lipa.example/karta'],
    ] as const) {
      const shown = screen.getByRole('link', { name: link });
      expect(shown.getAttribute('href')).toBe(where);
      expect(shown.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  it('LOC-03 an event is shown with its hours at the shop', async () => {
    const event: PublicStore['posts'][number] = {
      id: 2,
      kind: 'EVENT',
      title: 'Degustacja',
      text: '',
      image: null,
      starts_at: '2026-12-05T17:00:00Z',
      ends_at: '2026-12-05T19:00:00Z',
      published_at: '2026-11-20T08:00:00Z',
      action: null,
      coupon: '',
    };
    render(<Shown source={richSource({ store: { posts: [event] } })} />);
    expect(await screen.findByText('5 grudnia 2026, 18:00–20:00')).toBeTruthy();
  });

  it('LOC-03 sections of which a shop has nothing are left out', async () => {
    const nothing = { hours: null, more_hours: [], phones: [], website: '', maps_url: '', contact: null };
    const empty = {
      services: [],
      attributes: [],
      links: [],
      sections: [],
      posts: [],
      photos: [],
      questions: [],
    };
    const none = { rating: null, reviews_count: 0, reviews: [], offer_link: null, description: '' };
    render(<Shown source={richSource({ store: { ...nothing, ...empty, ...none } })} />);
    expect(await screen.findByRole('link', { name: /^Trasa/ })).toBeTruthy();
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  it('LOC-03 a shop that is closed for now says so, and never when it opens', async () => {
    render(<Shown source={richSource({ store: { is_closed_for_now: true } })} />);
    expect((await screen.findAllByText('Tymczasowo zamknięte')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/otwiera/)).toBeNull();
  });

  it('LOC-03 links that lead elsewhere than they say are not shown, and texts stay texts', async () => {
    const bad = 'javascript:alert(1)';
    render(
      <Shown
        source={richSource({
          store: {
            description: '<img src=x onerror=alert(1)>',
            website: bad,
            maps_url: 'data:text/html,hello',
            links: [{ text: 'Menu', url: bad }],
            offer_link: { text: 'Oferta', url: '//evil.example' },
            contact: { email: 'a@b.example?cc=', phone: '', url: bad },
            sections: [{ kind: 'buttons', title: 'Więcej', items: [{ text: 'Kup', url: bad, image: null }] }],
            posts: [],
          },
        })}
      />,
    );
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^(https:\/\/www\.google\.com\/maps\/|tel:)/);
    expect(screen.queryByRole('heading', { name: 'Więcej' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Przydatne linki' })).toBeNull();
  });

  it('LOC-03 reviews are chosen by stars and text, more come on demand, and a failure loses nothing', async () => {
    const source = richSource();
    const answer = source.reviews;
    render(<Shown source={source} />);
    const reviews = await section('Opinie');
    const shown = () => reviews.getAllByRole('listitem').length;
    expect(shown()).toBe(3);
    expect(reviews.getByText('Dziękujemy i do zobaczenia!')).toBeTruthy();

    fireEvent.click(reviews.getByRole('button', { name: 'Pokaż więcej opinii' }));
    await waitFor(() => expect(shown()).toBe(10));
    source.reviews = () => Promise.reject(new LocatorError('offline'));
    fireEvent.click(reviews.getByRole('button', { name: 'Pokaż więcej opinii' }));
    expect((await reviews.findByRole('alert')).textContent).toContain('Nie udało się wczytać opinii.');
    expect(shown()).toBe(10);
    source.reviews = answer;
    fireEvent.click(reviews.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(shown()).toBe(14));
    expect(reviews.queryByRole('button', { name: 'Pokaż więcej opinii' })).toBeNull();

    fireEvent.change(reviews.getByRole('combobox', { name: 'Ocena' }), { target: { value: '2' } });
    await waitFor(() => expect(shown()).toBe(1));
    fireEvent.change(reviews.getByRole('combobox', { name: 'Ocena' }), { target: { value: '3' } });
    expect(await reviews.findByText('Żadna opinia nie pasuje do tego wyboru.')).toBeTruthy();
    fireEvent.click(reviews.getByRole('checkbox', { name: 'Tylko z treścią' }));
    await waitFor(() => expect(source.asked.at(-1)).toBe('page 1, 3 stars, with text'));
  });

  it.each([
    [
      { min_rating: 4, text_only: false },
      'Pokazujemy opinie od 4 gwiazdek wzwyż. Średnia obejmuje wszystkie.',
    ],
    [
      { min_rating: 5, text_only: true },
      'Pokazujemy opinie z treścią i 5 gwiazdkami. Średnia obejmuje wszystkie.',
    ],
    [{ min_rating: 1, text_only: true }, 'Pokazujemy opinie z treścią. Średnia obejmuje wszystkie.'],
    [{ min_rating: 1, text_only: false }, undefined],
  ])('LOC-03 visitors are told which reviews the owner shows: %o', async (reviews_shown, told) => {
    render(<Shown source={richSource({ store: { reviews_shown } })} />);
    const reviews = await section('Opinie');
    expect(reviews.queryByText(/^Pokazujemy/)?.textContent).toBe(told);
    expect(reviews.getAllByRole('option')).toHaveLength(7 - reviews_shown.min_rating);
  });

  it('LOC-03 details that do not come are said, with the name from the list, and can be asked for again', async () => {
    const source = richSource();
    const answer = source.store;
    source.store = () => Promise.reject(new LocatorError('failed'));
    render(<Shown source={source} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się wczytać szczegółów.');
    expect(screen.getByRole('heading', { name: 'Kawiarnia Lipa 1' })).toBeTruthy();
    source.store = answer;
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('heading', { name: 'Godziny otwarcia' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
