import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import type { Schemas } from '../../../client/schema.ts';
import { isAddress } from '../../team/form/addresses.ts';

/** What can be filled in about a company. */
export type ProfileValues = Omit<Schemas['CompanyProfile'], 'id' | 'category_name' | 'wizard_completed'>;

/** The name of one field about a company. */
export type ProfileField = keyof ProfileValues;

/** Some of what can be filled in about a company. */
export type ProfileChanges = Readonly<Partial<ProfileValues>>;

/** A company about which nothing is known yet. */
export const newProfile: ProfileValues = {
  name: '',
  tax_number: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  country: 'PL',
  phone_number: '',
  email: '',
  category_id: null,
  timezone: 'Europe/Warsaw',
};

/** Every field, in the order in which it is asked. */
export const profileFields = Object.keys(newProfile) as readonly ProfileField[];

/** Takes out of a company's profile what can be filled in. */
export function profileValuesOf(profile: Schemas['CompanyProfile']): ProfileValues {
  const { id: _id, category_name: _name, wizard_completed: _isDone, ...values } = profile;
  return values;
}

/** Whether a field would be sent as the same: loose spaces are no change. */
export function isSameProfileField(
  field: ProfileField,
  before: ProfileValues,
  after: ProfileValues,
): boolean {
  return trimmed(before[field]) === trimmed(after[field]);
}

/** Changes as they are sent: without loose spaces. */
export function trimmedChanges(changes: ProfileChanges): ProfileChanges {
  return Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, trimmed(value)]));
}

function trimmed<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.trim() : value;
}

/** What can be wrong with what was filled in. */
export type ProfileFault = 'name_missing' | 'tax_number_invalid' | 'email_invalid';

/** What is wrong with what was filled in, by field. */
interface ProfileFaults {
  name?: 'name_missing';
  tax_number?: 'tax_number_invalid';
  email?: 'email_invalid';
}

/** Finds what the API would refuse. Only Polish tax numbers can be checked. */
export function profileFaults({ name, tax_number, country, email }: ProfileValues): ProfileFaults {
  return {
    ...(name.trim() === '' && { name: 'name_missing' }),
    ...(country === 'PL' &&
      tax_number.trim() !== '' &&
      !isValidNip(tax_number) && { tax_number: 'tax_number_invalid' }),
    ...(email.trim() !== '' && !isAddress(email) && { email: 'email_invalid' }),
  };
}

/** Whether a Polish tax number is typed to its end, so that a wrong one may be named before the field is left. */
export function isWholeNip(text: string): boolean {
  return normalizeNip(text).length >= 10;
}

/** Fields that the register of VAT payers knows. */
export type RegistryField = 'name' | 'street' | 'house_number' | 'postal_code' | 'city';

/** What a form holds of what the register knows. */
export type RegistryValues = Readonly<Record<RegistryField, string>>;

/** A field that the register has otherwise than the form. */
export interface RegistryDifference {
  field: RegistryField;
  /** What the form holds; empty when nothing was filled in. */
  current: string;
  registered: string;
}

/** Returns the fields that differ from the register, ignoring case and fields that the register leaves empty. */
export function registryDifferences(
  values: RegistryValues,
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
