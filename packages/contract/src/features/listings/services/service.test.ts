import { expect, test } from 'vitest';
import { service } from '../testing/sample-listing.ts';
import { isSameService, serviceFaults, type ServicePrice } from './service.ts';

test.each([
  ['a custom one with the longest texts', service('a'.repeat(140), { description: 'ą'.repeat(250) }), []],
  ['a custom one with too long a name', service('a'.repeat(141)), [['name', 'text_too_long']]],
  [
    'a custom one with too long a description',
    service('Catering', { description: 'a'.repeat(251) }),
    [['description', 'text_too_long']],
  ],
  [
    'a standard one with the longest description',
    service('Catering', { service_type_id: 'job_type_id:catering', description: 'a'.repeat(300) }),
    [],
  ],
  [
    'a standard one with too long a description',
    service('Catering', { service_type_id: 'job_type_id:catering', description: 'a'.repeat(301) }),
    [['description', 'text_too_long']],
  ],
  ['a custom one whose name has two lines', service('Tort\nna zamówienie'), [['name', 'characters_invalid']]],
  ['one without a name', service(' '), [['name', 'required']]],
])('LST-04 of services %s', (_name, item, faults) => {
  expect(serviceFaults([item]).map(({ field, fault }) => [field, fault.code])).toEqual(faults);
});

test.each<[ServicePrice, string | undefined]>([
  [{ type: 'none' }, undefined],
  [{ type: 'fixed', amount: 0, currency: 'PLN' }, undefined],
  [{ type: 'range', from: 1000, to: 1000, currency: 'EUR' }, undefined],
  [{ type: 'range', from: 2000, to: 1000, currency: 'EUR' }, 'service_price_inverted'],
  [{ type: 'fixed', amount: -1, currency: 'PLN' }, 'service_price_invalid'],
  [{ type: 'fixed', amount: 9.99, currency: 'PLN' }, 'service_price_invalid'],
  [{ type: 'range', from: 1, to: Number.NaN, currency: 'PLN' }, 'service_price_invalid'],
  [{ type: 'fixed', amount: 100, currency: 'zł' }, 'currency_invalid'],
])('LST-04 the price %j is refused for %s', (price, code) => {
  expect(serviceFaults([service('Catering', { price })])[0]?.fault.code).toBe(code);
});

test('LST-04 a service that is there twice is an error that names it', () => {
  const standard = service('Catering', { service_type_id: 'job_type_id:catering' });
  expect(serviceFaults([service('Catering'), service('Torty'), service(' catering ')])).toEqual([
    { index: 2, field: 'name', fault: { code: 'service_repeated', values: { service: ' catering ' } } },
  ]);
  expect(serviceFaults([standard, { ...standard, name: 'Obsługa przyjęć' }])).toMatchObject([{ index: 1 }]);
  expect(serviceFaults([standard, service('CATERING')])).toMatchObject([{ index: 1 }]);
  expect(serviceFaults([service('Catering'), service('Catering', { category: 'gcid:bakery' })])).toEqual([]);
  expect(isSameService(standard, service('catering'))).toBe(true);
  expect(isSameService(standard, service('Torty'))).toBe(false);
});

test('LST-04 standard services come without their names, and are not taken for one another', () => {
  const unnamed = ['catering', 'coffee_to_go'].map((id) =>
    service('', { service_type_id: `job_type_id:${id}`, category: '' }),
  );
  expect(serviceFaults(unnamed)).toEqual([]);
  expect(serviceFaults([...unnamed, ...unnamed.slice(0, 1)])).toMatchObject([{ index: 2 }]);
});
