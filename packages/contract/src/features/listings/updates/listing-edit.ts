import type { FeatureFlag } from '../../../access/feature-flags.ts';
import type { Permission } from '../../../access/permissions.ts';
import { type ListingField, listingFields } from '../listing-fields.ts';

export interface EditGuardListing {
  /** False for a location that is only watched. */
  is_owner: boolean;
  /** An update of it is on its way to the provider. */
  processing_in_progress: boolean;
  /** It is being added to the map. */
  creation_in_progress: boolean;
}

type ListingEditRefusal = 'not_profile_owner' | 'creation_in_progress' | 'update_in_progress';

/** Why a listing cannot be changed now; undefined when it can (product spec, section 4). */
export function listingEditRefusal(listing: EditGuardListing): ListingEditRefusal | undefined {
  if (!listing.is_owner) return 'not_profile_owner';
  if (listing.creation_in_progress) return 'creation_in_progress';
  if (listing.processing_in_progress) return 'update_in_progress';
  return undefined;
}

export function canEditListing(listing: EditGuardListing): boolean {
  return listingEditRefusal(listing) === undefined;
}

/** The permission that changing a field takes (product spec, section 6). */
export const fieldPermission: Record<ListingField, Permission> = {
  name: 'edit_facility_name',
  street: 'edit_facility_address',
  house_number: 'edit_facility_address',
  postal_code: 'edit_facility_address',
  city: 'edit_facility_address',
  region: 'edit_facility_address',
  country: 'edit_facility_address',
  latitude: 'edit_facility_address',
  longitude: 'edit_facility_address',
  store_code: 'edit_facility_store_code',
  primary_category: 'edit_facility_primary_category',
  additional_categories: 'edit_facility_additional_categories',
  website: 'edit_facility_website',
  phone_number: 'edit_facility_phone_number',
  phone_number_2: 'edit_facility_phone_number',
  description: 'edit_facility_description',
  opening_date: 'edit_facility_opening_date',
  open_status: 'edit_facility_open_status',
  opening_hours: 'edit_facility_hours',
  special_hours: 'edit_facility_hours',
  more_hours: 'edit_facility_hours',
  service_items: 'edit_facility_service_items',
  attributes: 'edit_facility_attributes',
  labels: 'edit_facility_labels',
};

/** Those of some fields that a member may not change. */
export function forbiddenFields(
  fields: readonly ListingField[],
  permissions: Partial<Record<Permission, boolean>>,
): ListingField[] {
  return fields.filter((field) => permissions[fieldPermission[field]] !== true);
}

/** The fields that a member may change. */
export function editableFields(permissions: Partial<Record<Permission, boolean>>): ListingField[] {
  return listingFields.filter((field) => permissions[fieldPermission[field]] === true);
}

/** The flag without which nobody edits a field (product spec, section 6). */
const fieldFlag: Partial<Record<ListingField, FeatureFlag>> = {
  service_items: 'services',
  latitude: 'coordinate_editing',
  longitude: 'coordinate_editing',
};

/** Those of some fields that nobody edits, since their flag is off. */
export function switchedOffFields(
  fields: readonly ListingField[],
  flags: readonly FeatureFlag[],
): ListingField[] {
  return fields.filter((field) => {
    const flag = fieldFlag[field];
    return flag !== undefined && !flags.includes(flag);
  });
}

/** After a change of name, address or categories the provider may ask to verify again (product spec, section 5). */
const reverificationFields: readonly ListingField[] = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'primary_category',
  'additional_categories',
];

/** Those of some changed fields for which a new verification may be asked. */
export function reverificationRisks(changed: readonly ListingField[]): ListingField[] {
  return changed.filter((field) => reverificationFields.includes(field));
}
