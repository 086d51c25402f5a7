import { createHash } from 'node:crypto';
import {
  listingFieldsOfChange,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { fieldKey } from '@pinfold/contract/features/listings/field-key';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';

/** Returns equal keys for changes that propose the same value for the same field, in any location and spelling. */
export function identicalKey(
  field: ChangeField,
  proposed: Partial<ListingFields> & { location_state?: string | null | undefined },
  country: string,
): string {
  const said =
    field === 'location_state'
      ? [proposed.location_state ?? '']
      : listingFieldsOfChange(field).map((one) => keyOf(one, proposed, country));
  const digest = createHash('sha256').update(JSON.stringify([field, ...said]));
  return `${field}-${digest.digest('base64url').slice(0, 22)}`;
}

function keyOf<Field extends ListingField>(
  field: Field,
  proposed: Partial<ListingFields>,
  country: string,
): string {
  const value: ListingFields[Field] | undefined = proposed[field];
  return value === undefined ? '' : fieldKey(field, value, country, phoneNumbers);
}
