/** A location of the Business Information API v1, as far as we read and write it. */
export interface GoogleListing {
  /** `locations/{id}` */
  name: string;
  languageCode?: string;
  title?: string;
  storeCode?: string;
  storefrontAddress?: GoogleAddress;
  latlng?: { latitude?: number; longitude?: number };
  phoneNumbers?: { primaryPhone?: string; additionalPhones?: string[] };
  websiteUri?: string;
  labels?: string[];
  categories?: { primaryCategory?: GoogleCategoryRef; additionalCategories?: GoogleCategoryRef[] };
  regularHours?: { periods?: GooglePeriod[] };
  specialHours?: { specialHourPeriods?: GoogleSpecialPeriod[] };
  moreHours?: { hoursTypeId?: string; periods?: GooglePeriod[] }[];
  openInfo?: { status?: string; openingDate?: GoogleDate };
  profile?: { description?: string };
  serviceItems?: GoogleServiceItem[];
  serviceArea?: { businessType?: string };
  metadata?: GoogleMetadata;
}

export interface GoogleAddress {
  regionCode?: string;
  languageCode?: string;
  postalCode?: string;
  administrativeArea?: string;
  locality?: string;
  sublocality?: string;
  addressLines?: string[];
}

/** `categories/gcid:…` */
export interface GoogleCategoryRef {
  name?: string;
  displayName?: string;
}

export interface GooglePeriod {
  openDay: GoogleDay;
  openTime?: GoogleTime;
  closeDay: GoogleDay;
  closeTime?: GoogleTime;
}

export interface GoogleSpecialPeriod {
  startDate: GoogleDate;
  endDate?: GoogleDate;
  openTime?: GoogleTime;
  closeTime?: GoogleTime;
  closed?: boolean;
}

export interface GoogleServiceItem {
  price?: GoogleMoney;
  structuredServiceItem?: { serviceTypeId?: string; description?: string };
  freeFormServiceItem?: {
    category?: string;
    label?: { displayName?: string; description?: string; languageCode?: string };
  };
}

/** Whole units, and billionths of one. */
export interface GoogleMoney {
  currencyCode?: string;
  units?: string;
  nanos?: number;
}

/** What is zero is left out. */
export interface GoogleTime {
  hours?: number;
  minutes?: number;
}

export interface GoogleDate {
  year?: number;
  month?: number;
  day?: number;
}

export const googleDays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

export type GoogleDay = (typeof googleDays)[number];

export interface GoogleMetadata {
  hasGoogleUpdated?: boolean;
  hasPendingEdits?: boolean;
  canDelete?: boolean;
  hasVoiceOfMerchant?: boolean;
  duplicateLocation?: string;
  canOperateLocalPost?: boolean;
  placeId?: string;
  mapsUri?: string;
  newReviewUri?: string;
}

/** Whether a location can have posts: Google leaves out what is false. Null where it said nothing of the location. */
export function canPostBy(metadata: GoogleMetadata | undefined): boolean | null {
  return metadata === undefined ? null : metadata.canOperateLocalPost === true;
}

export interface GoogleAttribute {
  /** `attributes/{attribute_id}` */
  name: string;
  valueType?: string;
  values?: unknown[];
  repeatedEnumValue?: { setValues?: string[]; unsetValues?: string[] };
  uriValues?: { uri?: string }[];
}
