import { expect, test } from 'vitest';
import { newProfile } from './profile-values.ts';
import { registryDifferences } from './registry-differences.ts';

const registered = {
  tax_number: '6762462340',
  name: 'KAWIARNIA LIPA',
  street: 'Rynek Główny',
  house_number: '12',
  postal_code: '',
  city: 'Kraków',
  country: 'PL',
};

test('COM-07 the register never replaces a name by the same in capitals, nor a field by nothing', () => {
  const values = { ...newProfile, name: 'Kawiarnia  Lipa', postal_code: '31-042', city: 'Wieliczka' };
  expect(registryDifferences(values, registered)).toEqual([
    { field: 'street', current: '', registered: 'Rynek Główny' },
    { field: 'house_number', current: '', registered: '12' },
    { field: 'city', current: 'Wieliczka', registered: 'Kraków' },
  ]);
});
