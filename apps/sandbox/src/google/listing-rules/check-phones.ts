import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const mostAdditional = 2;

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
    ...(additionalPhones.length > mostAdditional
      ? [violation(additional, 'TOO_MANY_ENTRIES', `At most ${mostAdditional} additional phones.`)]
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
