import { findCategory } from '../../world/catalogue/categories.ts';
import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const longestDescription = 750;
const longestLabel = 255;
const storeCodeBelow = 60;

export function checkTitle({ title }: ListingContent): Violation[] {
  if (!title?.trim()) return [violation('title', 'REQUIRED_FIELD_MISSING_VALUE', 'The title is required.')];
  return hasControlCharacter(title)
    ? [violation('title', 'INVALID_CHARACTERS', 'The title has characters that are not allowed.')]
    : [];
}

export function checkDescription({ profile, categories }: ListingContent): Violation[] {
  const description = profile?.description;
  if (!description) return [];
  const field = 'profile.description';
  if (findCategory(categories?.primaryCategory?.name)?.sector === 'lodging') {
    return [
      violation(field, 'LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION', 'Hotels cannot edit the description.'),
    ];
  }
  return [
    ...(description.length > longestDescription
      ? [
          violation(
            field,
            'STRING_TOO_LONG',
            `The description is longer than ${longestDescription} characters.`,
          ),
        ]
      : []),
    ...(link.test(description)
      ? [violation(field, 'PROFILE_DESCRIPTION_CONTAINS_URL', 'The description must not contain a URL.')]
      : []),
  ];
}

export function checkLabels({ labels = [] }: ListingContent): Violation[] {
  return labels.flatMap((label) => {
    if (label.trim() === '') return [violation('labels', 'STRING_TOO_SHORT', 'A label must not be empty.')];
    return label.length > longestLabel
      ? [violation('labels', 'STRING_TOO_LONG', `A label is longer than ${longestLabel} characters.`)]
      : [];
  });
}

export function checkStoreCode({ storeCode = '' }: ListingContent): Violation[] {
  if (storeCode.length >= storeCodeBelow) {
    return [
      violation('store_code', 'STRING_TOO_LONG', `A store code has fewer than ${storeCodeBelow} characters.`),
    ];
  }
  return storeCode !== storeCode.trim() || link.test(storeCode) || hasControlCharacter(storeCode)
    ? [
        violation(
          'store_code',
          'INVALID_CHARACTERS',
          'A store code has no spaces around it and is not a URL.',
        ),
      ]
    : [];
}

export function checkWebsite({ websiteUri }: ListingContent): Violation[] {
  return websiteUri === undefined || isWebAddress(websiteUri)
    ? []
    : [violation('website_uri', 'INVALID_URL', 'The website is not a valid URL.')];
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s/]+/.test(text) && URL.canParse(text);
}

const link = /https?:\/\/|\bwww\./i;

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

const mostAdditionalPhones = 2;

export function checkPhones({ phoneNumbers, storefrontAddress, serviceArea }: ListingContent): Violation[] {
  if (!phoneNumbers) return [];
  const { primaryPhone, additionalPhones = [] } = phoneNumbers;
  const region = storefrontAddress?.regionCode ?? serviceArea?.regionCode ?? 'PL';
  const additional = 'phone_numbers.additional_phones';
  return [
    ...(additionalPhones.length > 0 && !primaryPhone
      ? [
          violation(
            'phone_numbers.primary_phone',
            'MISSING_PRIMARY_PHONE_NUMBER',
            'Additional phones need a primary one.',
          ),
        ]
      : []),
    ...(additionalPhones.length > mostAdditionalPhones
      ? [violation(additional, 'TOO_MANY_ENTRIES', `At most ${mostAdditionalPhones} additional phones.`)]
      : []),
    ...(primaryPhone ? checkPhone(primaryPhone, 'phone_numbers.primary_phone', region) : []),
    ...additionalPhones.flatMap((phone) => checkPhone(phone, additional, region)),
  ];
}

export function checkAdPhone(content: ListingContent): Violation[] {
  const adPhone = content.adWordsLocationExtensions?.adPhone;
  return adPhone ? checkPhone(adPhone, 'ad_words_location_extensions.ad_phone', 'PL') : [];
}

/** A number without a country belongs to the country of its listing. */
function checkPhone(phone: string, field: string, region: string): Violation[] {
  const digits = phone.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d{6,15}$/.test(digits)) {
    return [violation(field, 'INVALID_PHONE_NUMBER', `The phone number is not valid: ${phone}`)];
  }
  const national = digits.startsWith('+')
    ? /^\+48(\d+)$/.exec(digits)?.[1]
    : region === 'PL'
      ? digits
      : undefined;
  return national !== undefined && !/^[1-9]\d{8}$/.test(national)
    ? [violation(field, 'INVALID_PHONE_NUMBER_FOR_REGION', `The phone number is not Polish: ${phone}`)]
    : [];
}
