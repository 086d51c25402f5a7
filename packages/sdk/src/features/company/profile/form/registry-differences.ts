import type { Schemas } from '../../../../client/schema.ts';
import type { ProfileValues } from './profile-values.ts';

/** Fields that the register of VAT payers knows. */
export type RegistryField = 'name' | 'street' | 'house_number' | 'postal_code' | 'city';

/** A field that the register has otherwise than the form. */
export interface RegistryDifference {
  field: RegistryField;
  /** What the form holds; empty when nothing was filled in. */
  current: string;
  registered: string;
}

/** What the register would fill in. Neither what it does not know nor another case of letters counts. */
export function registryDifferences(
  values: ProfileValues,
  registered: Schemas['RegisteredCompany'],
): RegistryDifference[] {
  return registryFields
    .map((field) => ({ field, current: values[field].trim(), registered: registered[field].trim() }))
    .filter((one) => one.registered !== '' && folded(one.registered) !== folded(one.current));
}

const registryFields: readonly RegistryField[] = ['name', 'street', 'house_number', 'postal_code', 'city'];

function folded(text: string): string {
  return text.toLocaleLowerCase('pl').replaceAll(/\s+/g, ' ');
}
