import type { Schemas } from '../../../../client/schema.ts';

/** What can be filled in about a company. */
export type ProfileValues = Omit<Schemas['CompanyProfile'], 'id' | 'category_name' | 'wizard_completed'>;

/** The name of one field about a company. */
export type ProfileField = keyof ProfileValues;

/** What was filled in and not saved. */
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

/** What differs from what is saved, as it is sent: without loose spaces. */
export function changedValues(saved: ProfileValues, changes: ProfileChanges): ProfileChanges {
  const values = { ...saved, ...changes };
  const changed = profileFields.filter((field) => tidy(values[field]) !== tidy(saved[field]));
  return Object.fromEntries(changed.map((field) => [field, tidy(values[field])]));
}

/** Forgets what was typed back to what is saved, letter by letter, so that nothing counts as begun. */
export function withoutSaved(changes: ProfileChanges, saved: ProfileValues): ProfileChanges {
  const begun = Object.entries(changes).filter(([field, value]) => value !== saved[field as ProfileField]);
  return Object.fromEntries(begun);
}

function tidy<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.trim() : value;
}
