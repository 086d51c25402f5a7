import type { Schemas } from '../../client/schema.ts';

/** What the map shows already around the test company: one place of each ownership, and one that was imported. */
export const testMapPlaces: Schemas['MapPlace'][] = [
  place('Kawiarnia Lipa', 'ul. Szeroka 7, 31-053 Kraków', 'withoutOwner', {
    is_duplicate: true,
    distance: 12,
    geo_coords: { latitude: 50.0519, longitude: 19.9468 },
  }),
  place('Kawiarnia Lipa Kazimierz', 'ul. Józefa 3, 31-056 Kraków', 'withOwner', {
    request_admin_rights_url: 'https://business.google.com/arc/p/lipa-kazimierz',
    distance: 340,
    geo_coords: { latitude: 50.0498, longitude: 19.9431 },
  }),
  place('Kawiarnia Lipa, Rynek', 'Rynek Główny 12, 31-042 Kraków', 'existsInAccount', {
    google_name: 'locations/1',
    google_account_id: 1,
    facility_id: 1,
    distance: 1_240,
    geo_coords: { latitude: 50.0617, longitude: 19.9372 },
  }),
];

/** The Google account of the test company. */
export const testGoogleAccount: Schemas['GoogleAccount'] = {
  id: 1,
  title: 'Kawiarnia Lipa',
  name: 'accounts/1',
  login: 'lipa@gmail.example',
  facilities_count: 7,
  is_disconnected: false,
  connected_at: '2026-01-07T09:00:00.000Z',
};

/** A code by text message, a call, a letter or an e-mail. */
export const testVerificationOptions: Schemas['VerificationOption'][] = [
  option('sms', { phone_number: '+48 12 421 55 10' }),
  option('phone_call', { phone_number: '+48 12 421 55 10' }),
  option('email', { email_user: 'kontakt', email_domain: 'lipa.example', is_email_user_editable: true }),
  option('address', { address: 'ul. Szeroka 7, 31-053 Kraków', expected_days: 14 }),
];

function place(
  name: string,
  formatted_address: string,
  ownership: Schemas['MapPlace']['ownership'],
  more: Partial<Schemas['MapPlace']>,
): Schemas['MapPlace'] {
  return {
    place_id: `place of ${name}`,
    google_name: null,
    google_account_id: null,
    name,
    formatted_address,
    geo_coords: null,
    maps_url: `https://maps.google.com/?q=${encodeURIComponent(name)}`,
    ownership,
    request_admin_rights_url: null,
    facility_id: null,
    distance: null,
    is_duplicate: false,
    ...more,
  };
}

function option(
  method: Schemas['VerificationOption']['method'],
  more: Partial<Schemas['VerificationOption']>,
): Schemas['VerificationOption'] {
  return {
    method,
    phone_number: null,
    email_user: null,
    email_domain: null,
    is_email_user_editable: false,
    address: null,
    expected_days: null,
    ...more,
  };
}
