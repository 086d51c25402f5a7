import { expect, test } from 'vitest';
import { testLocatorSettings } from '../../../testing/store-locator/store-locator-fixtures.ts';
import type { PublicLocatorOptions, PublicStore } from '@pinfold/store-locator';
import { draftOptions, draftStore } from './preview-source.ts';
import { embedCode } from './embed-code.ts';
import { listingFinding } from './listing-locator.ts';
import { locatorFaults } from './locator-faults.ts';
import { locatorFields, locatorOptionsOf, locatorSectionNames, locatorSections } from './locator-settings.ts';
import { moveItem } from './move-item.ts';

const saved = locatorOptionsOf(testLocatorSettings());
const published: PublicLocatorOptions = {
  header_name: 'Stary nagłówek',
  logo: null,
  site_icon: null,
  primary_color: '#111111',
  distance_unit: 'km',
  center: null,
  radius_km: null,
  map: {
    is_shown: true,
    asks_consent: false,
    tiles_url: 'https://tiles.example/{z}/{x}/{y}',
    attribution: '',
    max_zoom: 19,
  },
  launcher: { text: '', position: 'bottom_right' },
  shows: { reviews: true, posts: true, photos: true, faq: true },
  contact: null,
  offer_link: null,
  sections: [],
};

test('LOC-02 the preview shows the draft, keeps the last whole colour, and fetches no tiles unasked', () => {
  const draft = { ...saved, header_name: 'Nowy', primary_color: '#7a', faq: { is_shown: false } };
  const shown = draftOptions(published, draft);
  expect(shown).toMatchObject({
    header_name: 'Nowy',
    primary_color: '#111111',
    shows: { faq: false, reviews: true },
    map: { asks_consent: true },
    contact: { email: 'biuro@lipa.example' },
  });
  const { contact } = draftOptions(published, { ...draft, contact: { ...saved.contact, is_shown: false } });
  expect(contact).toBeNull();
});

test('LOC-02 the preview of a shop keeps what it says by itself, and hides reviews below the wanted stars', () => {
  const { is_shown: _shown, ...contact } = saved.contact;
  const review = { id: 1, rating: 5, text: 'Pyszna.', author: '', created_on: '2026-11-01', reply: null };
  const store: Pick<PublicStore, 'contact' | 'offer_link' | 'sections' | 'reviews'> = {
    contact,
    offer_link: { text: 'Własna oferta', url: 'https://lipa.example/krk' },
    sections: saved.sections,
    reviews: [review, { ...review, id: 2, rating: 4 }],
  };
  const draft = {
    ...saved,
    contact: { ...saved.contact, phone: '600 100 200' },
    offer_link: null,
    sections: [],
    reviews: { is_shown: true, min_rating: 5, text_only: false },
  };
  const shown = draftStore({ ...wholeStore, ...store }, saved, draft);
  expect(shown.contact?.phone).toBe('600 100 200');
  expect(shown.offer_link).toEqual(store.offer_link);
  expect(shown.sections).toEqual([]);
  expect(shown.reviews.map(({ id }) => id)).toEqual([1]);
  expect(shown.reviews_shown).toEqual({ min_rating: 5, text_only: false });
});

test('LOC-02 each field is in one part of the form, and each fault names its field', () => {
  const placed = locatorSectionNames.flatMap((name): readonly string[] => locatorSections[name]);
  expect(placed.toSorted()).toEqual([...locatorFields].toSorted());
  expect(locatorFaults(saved)).toEqual({});
  const faults = locatorFaults({
    ...saved,
    name: 'Lipa!',
    primary_color: '#fff',
    scope: { all: false, facilities: [], groups: [] },
    contact: { ...saved.contact, url: 'javascript:alert(1)' },
    offer_link: { text: ' ', url: 'https://lipa.example' },
    sections: [
      { kind: 'images', title: '', items: [{ text: 'Taras', url: '', image: null }] },
      { kind: 'links', title: '', items: [{ text: 'Praca', url: 'lipa.example', image: null }] },
    ],
  });
  expect(faults).toEqual({
    name: 'name',
    primary_color: 'color',
    scope: 'nothing_chosen',
    'contact.url': 'link',
    'offer_link.text': 'empty',
    'sections.0.items.0.image': 'empty',
    'sections.1.items.0.url': 'link',
  });
});

test('LOC-01 the code to paste names the script and the locator, and no value breaks out of it', () => {
  expect(embedCode({ script: 'https://p.example/store-locator.js', name: 'lipa' }, 'launcher')).toBe(
    '<script async src="https://p.example/store-locator.js"></script>\n' +
      '<pinfold-store-locator name="lipa" launcher></pinfold-store-locator>',
  );
  const code = embedCode({ script: 'https://p.example/"><img src=x>', name: 'lipa' }, 'inline');
  expect(code).not.toContain('"><img');
});

test('LOC-04 a question moves to the place that is named, and not beyond the ends', () => {
  const list = [1, 2, 3];
  expect(moveItem(list, 0, 2)).toEqual([2, 3, 1]);
  expect(moveItem(list, 2, -5)).toEqual([3, 1, 2]);
  expect(moveItem(list, 1, 1)).toBe(list);
});

test('LST-11 the nearest reason why visitors do not find a location is told', () => {
  const listing = { is_hidden: false, is_in_scope: true, page: null };
  expect(listingFinding({ ...listing, page: 'https://p.example/1' }, { is_published: true })).toBe('shown');
  expect(listingFinding({ ...listing, is_hidden: true }, { is_published: false })).toBe('hidden');
  expect(listingFinding({ ...listing, is_in_scope: false }, { is_published: true })).toBe('out_of_scope');
  expect(listingFinding(listing, { is_published: false })).toBe('unpublished');
  expect(listingFinding(listing, { is_published: true })).toBe('unlisted');
});

const wholeStore: PublicStore = {
  id: 1,
  name: 'Kawiarnia Lipa',
  formatted_address: 'Rynek Główny 12, 31-042 Kraków',
  street: 'Rynek Główny 12',
  postal_code: '31-042',
  city: 'Kraków',
  country: 'PL',
  latitude: 50.06,
  longitude: 19.94,
  phones: [],
  formatted_phones: [],
  website: '',
  maps_url: '',
  page_url: '',
  description: '',
  category: '',
  hours: null,
  zone: 'Europe/Warsaw',
  more_hours: [],
  is_closed_for_now: false,
  services: [],
  attributes: [],
  links: [],
  contact: null,
  offer_link: null,
  sections: [],
  rating: null,
  reviews_count: 0,
  reviews: [],
  reviews_shown: { min_rating: 1, text_only: false },
  posts: [],
  photos: [],
  questions: [],
};
