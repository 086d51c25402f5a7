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
