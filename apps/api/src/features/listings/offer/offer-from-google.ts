import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingCategory } from '@pinfold/contract/features/listings/offer/offer.endpoints';
import type {
  GoogleAttributeMetadata,
  GoogleCategory,
} from '../../../providers/google-business-profile/metadata-calls.ts';
import { valueTypeFromGoogle } from '../../../providers/google-business-profile/listing/google-attributes.ts';
import type { OfferAnswers } from './offer-question.ts';

export function categoryFromGoogle(category: GoogleCategory): ListingCategory {
  const { name, displayName = '', serviceTypes = [], moreHoursTypes = [] } = category;
  return {
    category_id: categoryKey(name),
    name: displayName,
    service_types: serviceTypes.map(({ serviceTypeId = '', displayName: service = '' }) => ({
      service_type_id: serviceTypeId,
      name: service,
    })),
    more_hours_types: moreHoursTypes.map((type) => ({
      hours_type_id: type.hoursTypeId ?? '',
      display_name: type.localizedDisplayName ?? type.displayName ?? '',
    })),
  };
}

/** An attribute of a kind that we do not know is not offered. */
export function attributeOfferFromGoogle(metadata: GoogleAttributeMetadata): OfferAnswers['attributes'] {
  const valueType = valueTypeFromGoogle(metadata.valueType);
  if (!valueType) return [];
  const choices = (metadata.valueMetadata ?? []).flatMap(({ value, displayName = '' }) =>
    typeof value === 'boolean' || typeof value === 'string' ? [{ value, display_name: displayName }] : [],
  );
  return [
    {
      attribute_id: attributeKey(metadata.parent),
      value_type: valueType,
      display_name: metadata.displayName ?? '',
      group_name: metadata.groupDisplayName ?? '',
      deprecated: metadata.deprecated ?? false,
      repeatable: metadata.repeatable ?? false,
      value_metadata: choices,
    },
  ];
}
