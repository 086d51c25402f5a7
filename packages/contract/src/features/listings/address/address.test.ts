import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFaults, houseNumberKey, normalizePostalCode, postalCodeFault, streetKey } from './address.ts';
import { distanceMeters } from '../../../geo.ts';
import { addressDistanceFault, coordinateFaults, parseCoordinates, sameCoordinates } from './coordinates.ts';

test.each([
  ['52.23, 21.01', 52.23, 21.01],
  ['52.23 21.01', 52.23, 21.01],
  [' (52.2297,21.0122) ', 52.2297, 21.0122],
  ['52,2297; 21,0122', 52.2297, 21.0122],
  ['52,2297 21,0122', 52.2297, 21.0122],
  ['52,2297, 21,0122', 52.2297, 21.0122],
  ['-33.8, -70', -33.8, -70],
  ['52, 21', 52, 21],
  ['90, -180', 90, -180],
])('LST-03 %j is a place', (text, latitude, longitude) => {
  expect(parseCoordinates(text)).toEqual({ latitude, longitude });
});

test.each([
  '',
  '52.23',
  '52., 21.01',
  '.5, 21',
  '90.01, 0',
  '0, 180.5',
  '52,23,21,01',
  '1, 2, 3',
  'N 52, E 21',
  '1e1, 2',
])('LST-03 %j is no place', (text) => {
  expect(parseCoordinates(text)).toBeUndefined();
});

test.each([
  ['', '', {}],
  ['52.23', '21.01', {}],
  ['52,23', '-21,01', {}],
  ['52.23', '', { longitude: 'coordinates_both_required' }],
  ['', '21.01', { latitude: 'coordinates_both_required' }],
  ['52.', '21.01', { latitude: 'coordinate_incomplete' }],
  ['52', '-', { longitude: 'coordinate_incomplete' }],
  ['-90.1', '180.1', { latitude: 'latitude_out_of_range', longitude: 'longitude_out_of_range' }],
  ['-90', '180', {}],
])('LST-03 the fields %j and %j', (latitude, longitude, codes) => {
  const found = Object.entries(coordinateFaults(latitude, longitude)).map(([field, { code }]) => [
    field,
    code,
  ]);
  expect(Object.fromEntries(found)).toEqual(codes);
});

const warsaw = { latitude: 52.2297, longitude: 21.0122 };
const krakow = { latitude: 50.0614, longitude: 19.9366 };

test('LST-03 a pin is refused where it is far from its address, and told how far', () => {
  expect(distanceMeters(warsaw, krakow) / 1000).toBeCloseTo(252.5, 1);
  const near = { latitude: 52.2297, longitude: 21.0136 };
  expect(addressDistanceFault(near, warsaw)).toBeUndefined();
  expect(addressDistanceFault(krakow, warsaw, 1000)).toMatchObject({
    code: 'coordinates_too_far_from_address',
    values: { max: 1000 },
  });
  expect(sameCoordinates(warsaw, near)).toBe(false);
  expect(sameCoordinates(warsaw, near, 100)).toBe(true);
  expect(sameCoordinates(warsaw, { latitude: 52.22972, longitude: 21.01221 })).toBe(true);
});

test('BEY-03 a distance is the same both ways, and nothing is farther than half around the Earth', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 3);
      expect(distanceMeters(a, a)).toBe(0);
      expect(distanceMeters(a, b)).toBeLessThanOrEqual(20_015_115);
      const written = `${a.latitude.toFixed(6)}, ${a.longitude.toFixed(6)}`;
      expect(parseCoordinates(written)).toEqual({
        latitude: Number(a.latitude.toFixed(6)),
        longitude: Number(a.longitude.toFixed(6)),
      });
    }),
  );
});

test.each([
  ['PL', '00950', '00-950', true],
  ['PL', '00 950', '00-950', true],
  ['PL', '00-95', '00-95', false],
  ['PL', 'AB-123', 'AB-123', false],
  ['ES', '28013', '28013', true],
  ['ES', '53001', '53001', false],
  ['ES', '00001', '00001', false],
  ['DE', '01067', '01067', true],
  ['DE', '1067', '1067', false],
  ['US', '10001', '10001', true],
  ['US', '100011234', '10001-1234', true],
  ['US', '1000', '1000', false],
  ['GB', 'sw1a1aa', 'SW1A 1AA', true],
  ['GB', 'M1  1AE', 'M1 1AE', true],
  ['GB', 'SW1A', 'SW1A', false],
  ['FR', '75 001', '75 001', true],
  ['PL', '', '', true],
])('LST-03 in %s the postal code %j is kept as %j; taken: %s', (country, code, kept, taken) => {
  expect(normalizePostalCode(code, country)).toBe(kept);
  expect(normalizePostalCode(kept, country)).toBe(kept);
  expect(postalCodeFault(code, country) === undefined).toBe(taken);
});

test('LST-03 a refused postal code comes with an example that is taken', () => {
  for (const country of ['PL', 'ES', 'DE', 'US', 'GB']) {
    const found = postalCodeFault(' ? ', country);
    expect(found).toMatchObject({ code: 'postal_code_invalid', values: { code: '?', country } });
    expect(postalCodeFault(String(found?.values['example']), country)).toBeUndefined();
  }
});

test.each([
  ['PL', 'ul. Długa', 'Długa', true],
  ['PL', 'Ulica długa', 'ul.Długa', true],
  ['PL', 'al. Jerozolimskie', 'Aleje Jerozolimskie', true],
  ['PL', 'pl. Zbawiciela', 'Plac Zbawiciela', true],
  ['PL', 'Długa', 'Krótka', false],
  ['ES', 'C/Mayor', 'Calle Mayor', true],
  ['ES', 'Avda. Diagonal', 'Avenida Diagonal', true],
  ['DE', 'Hauptstr.', 'Hauptstraße', true],
  ['DE', 'Berliner Str.', 'Berliner Straße', true],
  ['GB', 'Oxford St', 'Oxford Street', true],
  ['US', '5th Ave.', '5th avenue', true],
  ['FR', 'Rue St. Honoré', 'Rue Street Honoré', false],
])('BEY-03 in %s %j and %j are one street: %s', (country, a, b, same) => {
  expect(streetKey(a, country) === streetKey(b, country)).toBe(same);
  expect(houseNumberKey('12 a / 4')).toBe('12A/4');
});

const lipa = {
  street: 'ul. Długa',
  house_number: '12A',
  postal_code: '00-238',
  city: 'Warszawa',
  country: 'PL',
};
const nowhere = { street: '', house_number: '', postal_code: '', city: '', country: 'PL' };

test.each([
  ['a whole address', {}, []],
  ['no address, as of who goes to customers', nowhere, []],
  ['no address and no country', { ...nowhere, country: '' }, []],
  ['five lines', { street: '1\n2\r\n3\n4\n5\n' }, []],
  ['six lines', { street: '1\n2\n3\n4\n5\n6' }, [['street', 'address_too_many_lines']]],
  ['no street', { street: ' ' }, [['street', 'required']]],
  ['a post office box', { street: 'Skrytka pocztowa 12' }, [['street', 'address_post_box']]],
  ['a P.O. Box', { street: 'P.O. Box 12' }, [['street', 'address_post_box']]],
  ['no town', { city: '' }, [['city', 'required']]],
  ['no country', { country: '' }, [['country', 'required']]],
  ['no such country', { country: 'XX' }, [['country', 'country_unknown']]],
  ['no postal code where there are some', { postal_code: '' }, [['postal_code', 'required']]],
  ['no postal code elsewhere', { postal_code: '', country: 'IE' }, []],
  ['half a postal code', { postal_code: '00-23' }, [['postal_code', 'postal_code_invalid']]],
])('LST-03 of an address with %s', (_name, changes, faults) => {
  expect(addressFaults({ ...lipa, ...changes }).map(({ field, fault }) => [field, fault.code])).toEqual(
    faults,
  );
});

test('LST-03 an edit does not move a place to another country', () => {
  const abroad = { ...lipa, country: 'DE', postal_code: '10115' };
  expect(addressFaults(abroad, lipa)).toEqual([
    { field: 'country', fault: { code: 'country_changed', values: { country: 'PL' } } },
  ]);
  expect(addressFaults(abroad, { ...lipa, country: '' })).toEqual([]);
});
