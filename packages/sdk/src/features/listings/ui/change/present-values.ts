import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ProfileStatus } from '@pinfold/contract/features/listings/updates/profile-status';

/** What can be shown of a listing: fields as they are edited, or as others change them, the pin as one. */
export type PresentField = ChangeField | ListingField;

/** Values of fields: some of a listing's, or `ours`, `live` and `proposed` of an external change. */
export type PresentValues = { readonly [Field in ListingField]?: ListingFields[Field] | undefined } & {
  readonly location_state?: ProfileStatus | null | undefined;
};

/** Which of two values a comparison shows: one after the other, or each in a column of its own. */
export type ShownSide = 'both' | 'ours' | 'proposed';
