export const period = (openDay: string, opens: number, closeDay: string, closes: number, minutes = 0) => ({
  openDay,
  openTime: { hours: opens },
  closeDay,
  closeTime: { hours: closes, minutes },
});
export const special = (day: number, opens: number, endDay: number, closes: number, minutes = 0) => ({
  startDate: { year: 2026, month: 12, day },
  openTime: { hours: opens },
  endDate: { year: 2026, month: 12, day: endDay },
  closeTime: { hours: closes, minutes },
});
const cafe = { primaryCategory: { name: 'categories/gcid:cafe' } };
const address = {
  regionCode: 'PL',
  postalCode: '31-042',
  locality: 'Kraków',
  addressLines: ['Rynek Główny 12'],
};
export const own = (displayName: string, description = '') => ({
  freeFormServiceItem: { category: 'gcid:cafe', label: { displayName, description } },
});
export const structured = (serviceTypeId: string, description = '') => ({
  structuredServiceItem: { serviceTypeId, description },
});
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => item(i));

/** Edits that exceed one limit each, with Google's reason for it. */
export const refusedEdits: [reason: string, fields: Record<string, unknown>][] = [
  ['REQUIRED_FIELD_MISSING_VALUE', { title: ' ' }],
  ['INVALID_CHARACTERS', { title: 'Mała\u0007' }],
  ['STRING_TOO_LONG', { profile: { description: 'a'.repeat(751) } }],
  ['PROFILE_DESCRIPTION_CONTAINS_URL', { profile: { description: 'Zobacz www.mala.example' } }],
  ['STRING_TOO_LONG', { labels: ['a'.repeat(256)] }],
  ['STRING_TOO_SHORT', { labels: [''] }],
  ['STRING_TOO_LONG', { storeCode: 'a'.repeat(60) }],
  ['INVALID_CHARACTERS', { storeCode: ' MAL-1' }],
  ['INVALID_CHARACTERS', { storeCode: 'https://mala.example' }],
  ['INVALID_ARGUMENT', { storeCode: 'MAL-dworzec' }],
  ['INVALID_URL', { websiteUri: 'mala' }],
  ['INVALID_PHONE_NUMBER', { phoneNumbers: { primaryPhone: 'dwanaście' } }],
  ['INVALID_PHONE_NUMBER_FOR_REGION', { phoneNumbers: { primaryPhone: '+48 12 34' } }],
  ['MISSING_PRIMARY_PHONE_NUMBER', { phoneNumbers: { additionalPhones: ['+48 12 422 10 11'] } }],
  [
    'TOO_MANY_ENTRIES',
    { phoneNumbers: { primaryPhone: '+48 12 422 10 10', additionalPhones: many(3, () => '12 422 10 11') } },
  ],
  ['INVALID_CATEGORY', { categories: { primaryCategory: { name: 'gcid:castle_in_the_air' } } }],
  ['REQUIRED_FIELD_MISSING_VALUE', { categories: {} }],
  [
    'TOO_MANY_ENTRIES',
    { categories: { ...cafe, additionalCategories: many(10, () => ({ name: 'gcid:bar' })) } },
  ],
  ['ADDRESS_MISSING_REGION_CODE', { storefrontAddress: { ...address, regionCode: '' } }],
  ['ADDRESS_EDIT_CHANGES_COUNTRY', { storefrontAddress: { ...address, regionCode: 'DE' } }],
  ['BLOCKED_REGION', { storefrontAddress: { ...address, regionCode: 'KP' } }],
  ['TOO_MANY_ENTRIES', { storefrontAddress: { ...address, addressLines: many(6, (i) => `Linia ${i}`) } }],
  ['PO_BOX_IN_ADDRESS_NOT_ALLOWED', { storefrontAddress: { ...address, addressLines: ['skr. poczt. 7'] } }],
  ['MISSING_ADDRESS_COMPONENTS', { storefrontAddress: { ...address, addressLines: [] } }],
  ['INVALID_ADDRESS', { storefrontAddress: { ...address, postalCode: '31042' } }],
  ['MISSING_STOREFRONT_ADDRESS_OR_SAB', { storefrontAddress: undefined }],
  ['LAT_LNG_TOO_FAR_FROM_ADDRESS', { latlng: { latitude: 52.2, longitude: 21 } }],
  ['INVALID_LATLNG', { latlng: { latitude: 95, longitude: 21 } }],
  ['INVALID_HOURS_VALUE', { regularHours: { periods: [period('MONDAY', 8, 'MONDAY', 24, 1)] } }],
  ['INVERTED_RANGE', { regularHours: { periods: [period('MONDAY', 18, 'MONDAY', 9)] } }],
  [
    'OVERLAPPING_RANGES',
    { regularHours: { periods: [period('SUNDAY', 20, 'MONDAY', 3), period('MONDAY', 2, 'MONDAY', 8)] } },
  ],
  ['SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS', { regularHours: undefined }],
  ['INVALID_TIME_SCHEDULE', { specialHours: { specialHourPeriods: [special(24, 13, 25, 12)] } }],
  ['INVERTED_RANGE', { specialHours: { specialHourPeriods: [special(24, 13, 24, 11)] } }],
  ['INVALID_HOURS_VALUE', { specialHours: { specialHourPeriods: [special(24, 13, 24, 24, 30)] } }],
  [
    'OVERLAPPED_SPECIAL_HOURS',
    { specialHours: { specialHourPeriods: [special(24, 13, 25, 10), special(25, 9, 25, 12)] } },
  ],
  [
    'INCOMPATIBLE_MORE_HOURS_TYPE_FOR_CATEGORY',
    { moreHours: [{ hoursTypeId: 'NIGHT_SWIMMING', periods: [period('MONDAY', 8, 'MONDAY', 9)] }] },
  ],
  [
    'OPENING_DATE_TOO_FAR_IN_THE_FUTURE',
    { openInfo: { status: 'OPEN', openingDate: { year: 2028, month: 1 } } },
  ],
  ['OPENING_DATE_MISSING_YEAR_OR_MONTH', { openInfo: { status: 'OPEN', openingDate: { year: 2020 } } }],
  ['REQUIRED_FIELD_MISSING_VALUE', { openInfo: {} }],
  ['STRING_TOO_LONG', { serviceItems: [own('a'.repeat(141))] }],
  ['STRING_TOO_LONG', { serviceItems: [own('Zestaw', 'a'.repeat(251))] }],
  ['STRING_TOO_LONG', { serviceItems: [structured('job_type_id:breakfast', 'a'.repeat(301))] }],
  ['INVALID_SERVICE_ITEM', { serviceItems: [structured('job_type_id:oil_change')] }],
  ['SERVICE_ITEM_LABEL_NO_DISPLAY_NAME', { serviceItems: [own(' ')] }],
  ['PRICE_CURRENCY_MISSING', { serviceItems: [{ ...own('Zestaw'), price: { units: '10' } }] }],
  [
    'TOO_MANY_ENTRIES',
    {
      serviceArea: {
        businessType: 'CUSTOMER_AND_BUSINESS_LOCATION',
        places: { placeInfos: many(21, () => ({ placeId: 'ChIJtown', placeName: 'Kraków' })) },
      },
    },
  ],
];
