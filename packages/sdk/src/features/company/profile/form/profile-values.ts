import type { Schemas } from '../../../../client/schema.ts';

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
