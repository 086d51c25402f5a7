import { expect, test } from 'vitest';
import { readAppleDetails, writeAppleDetails } from './apple-details.ts';
import type { AppleListing } from './apple-listing.ts';
import { compareWithApple, leaveApple, overwriteApple, type SentToApple } from './compare-with-apple.ts';

const listing: AppleListing = {
  name: 'Kawiarnia Lipa',
  address: { street: 'Długa 1', postal_code: '31-146', city: 'Kraków', region: '', country: 'PL' },
  position: '50.06143,19.93658',
  phone: '+48 12 345 67 89',
  website: 'https://lipa.example',
  store_code: 'LIP-000',
  open_status: 'OPEN',
  opening_hours: [],
  special_hours: [],
};
const of = (change: Partial<AppleListing>): AppleListing => ({ ...listing, ...change });
const compare = (sent: SentToApple | null, live: AppleListing, wanted: AppleListing) =>
  compareWithApple({ sent, live, wanted, isUntouched: false });

test('INT-03 what a person left at Apple is left at the next conflict too, whatever it is there by then', () => {
  const theirs = leaveApple({ sent: { listing }, live: of({ name: 'Lipa Café' }), wanted: listing });
  const live = of({ name: 'Lipa', store_code: 'APPLE' });
  const wanted = of({ website: 'https://lipa.example/nowa' });
  expect(compare(theirs, live, wanted)).toEqual({ conflict: ['website', 'store_code'] });
  const left = { name: 'Kawiarnia Lipa' };
  const sides = { sent: theirs, live, wanted };
  expect(leaveApple(sides).setAside).toMatchObject(left);
  const ours = overwriteApple(sides);
  expect(ours.setAside).toEqual(left);
  expect(compare(ours, live, wanted)).toMatchObject({
    send: { listing: { ...wanted, name: 'Lipa' }, setAside: left },
  });
  expect(compare(ours, live, of({ name: 'Lipa i Miód' }))).toMatchObject({
    send: { listing: { name: 'Lipa i Miód' }, setAside: {} },
  });
});

test('INT-03 a field that a person left at Apple may change there without a conflict', () => {
  const theirs = leaveApple({ sent: { listing }, live: of({ name: 'Lipa Café' }), wanted: listing });
  expect(compare(theirs, of({ name: 'Lipa' }), of({ store_code: 'LIP-001' }))).toMatchObject({
    send: { listing: { name: 'Lipa', store_code: 'LIP-001' } },
  });
});

test('INT-03 what we began to write is ours, and nothing counts as there while it may still come', () => {
  const begun = of({ store_code: 'LIP-001' });
  const sent = { listing, underway: [begun] };
  expect(compare(sent, begun, of({ store_code: 'LIP-002' }))).toMatchObject({ isThere: false });
  expect(compare(sent, begun, begun)).toMatchObject({ isThere: true });
  expect(compare(sent, listing, listing)).toMatchObject({ isThere: false });
  expect(compare({ listing, underway: [null] }, listing, listing)).toMatchObject({ isThere: false });
  expect(compare(sent, of({ store_code: 'APPLE' }), listing)).toEqual({ conflict: ['store_code'] });
});

test('INT-03 another spelling of a number or an address is no change', () => {
  const live = of({ phone: '+48123456789', website: 'https://lipa.example/' });
  expect(compare({ listing }, live, listing)).toMatchObject({ isThere: true });
  expect(compare({ listing }, live, of({ phone: '12 345 67 80' }))).toMatchObject({ isThere: false });
});

test('INT-03 a date of opening that has passed is moved on with whatever else is written', () => {
  const closed = of({ open_status: 'CLOSED_TEMPORARILY' });
  const before = writeAppleDetails({}, closed, '2031-03-10');
  expect(before).toMatchObject({ locationStatus: { reopenDate: '2031-09-08' } });
  expect(writeAppleDetails(before, closed, '2031-09-07')).toEqual(before);
  const after = writeAppleDetails(before, closed, '2031-09-08');
  expect(after).toMatchObject({ locationStatus: { reopenDate: '2032-03-08' } });
  expect(readAppleDetails(after).open_status).toBe('CLOSED_TEMPORARILY');
});
