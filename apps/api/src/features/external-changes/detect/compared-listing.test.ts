import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareListing } from '@pinfold/contract/features/external-changes/compare-listing';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { sameValuePairs } from '@pinfold/contract/features/listings/testing/same-value-pairs';
import {
  anyHours,
  anySpecial,
  sampleListing,
  service,
} from '@pinfold/contract/features/listings/testing/sample-listing';
import { attributeToGoogle } from '../../../providers/google-business-profile/listing/google-attributes.ts';
import { listingToGoogle } from '../../../providers/google-business-profile/listing/listing-to-google.ts';
import { withoutEmpty } from '../../../providers/google-business-profile/listing-calls.ts';
import { type AskedListing, comparedListing } from './compared-listing.ts';

/** Google's responses for a listing that others changed, serialised as JSON. */
function answered(listing: ListingFields): AskedListing {
  const said = { name: 'locations/1', ...withoutEmpty(listingToGoogle(listing)) };
  const attributes = listing.attributes.map(attributeToGoogle);
  const asked: AskedListing = {
    merchant: said,
    merchantAttributes: attributes,
    updated: { location: said, diffMask: [], pendingMask: [] },
    updatedAttributes: attributes,
  };
  return JSON.parse(JSON.stringify(asked)) as AskedListing;
}

function foundIn(ours: ListingFields, theirs: ListingFields) {
  return compareListing(comparedListing(ours, 'storefront', answered(theirs), { updates: [] }), phoneNumbers);
}

test('BEY-03 no spelling of the corpus raises an alarm after its way through Google', () => {
  const alarms = sameValuePairs.filter(([field, a, b, same, country = 'PL']) => {
    const [ours, theirs] = [sampleListing({ country, [field]: a }), sampleListing({ country, [field]: b })];
    return same && foundIn(ours, theirs).length > 0;
  });
  expect(sameValuePairs.filter(([, , , same]) => same).length).toBeGreaterThan(100);
  expect(alarms).toEqual([]);
});

test('BEY-03 whatever hours and prices we sent, what Google gives back is our word', () => {
  const prices = fc.oneof(
    fc.constant({ type: 'none' as const }),
    fc
      .integer({ min: 1, max: 1_000_000 })
      .map((amount) => ({ type: 'fixed' as const, amount, currency: 'PLN' })),
    fc.integer({ min: 1, max: 1_000_000 }).map((from) => ({
      type: 'range' as const,
      from,
      to: from + 100,
      currency: 'PLN',
    })),
  );
  fc.assert(
    fc.property(anyHours, anySpecial, prices, (opening_hours, special_hours, price) => {
      const ours = sampleListing({
        opening_hours,
        special_hours,
        service_items: [service('Tort', { price })],
      });
      expect(foundIn(ours, ours)).toEqual([]);
    }),
  );
});

test('BEY-03 a price from-to, which Google does not know, is not taken away by those who add a service', () => {
  const range = { type: 'range', from: 8000, to: 16_000, currency: 'PLN' } as const;
  const ours = sampleListing({ service_items: [service('Tort', { price: range })] });
  const theirs = sampleListing({ service_items: [service('Tort'), service('Catering')] });
  expect(foundIn(ours, theirs)).toMatchObject([
    {
      field: 'service_items',
      type: 1,
      proposed: { service_items: [{ price: range }, { name: 'Catering' }] },
    },
  ]);
});

test('BEY-03 a pin that we never set, and the address that Google takes from who visits his customers, alarm nobody', () => {
  const ours = sampleListing({ latitude: null, longitude: null });
  expect(foundIn(ours, sampleListing())).toEqual([]);
  const { storefrontAddress: _address, ...merchant } = answered(sampleListing()).merchant;
  const asked = { ...answered(sampleListing()), merchant };
  const compared = comparedListing(sampleListing(), 'service_area', asked, { updates: [] });
  expect(compareListing({ ...compared, live: compared.merchant }, phoneNumbers)).toEqual([]);
});
