import * as z from 'zod';

const Text = z.string();
const TimeOfDay = z.strictObject({
  hours: z.int().optional(),
  minutes: z.int().optional(),
  seconds: z.int().optional(),
  nanos: z.int().optional(),
});
const CalendarDate = z.strictObject({
  year: z.int().optional(),
  month: z.int().optional(),
  day: z.int().optional(),
});
const Day = z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']);
const TimePeriod = z.strictObject({
  openDay: Day,
  openTime: TimeOfDay.optional(),
  closeDay: Day,
  closeTime: TimeOfDay.optional(),
});
const SpecialHourPeriod = z.strictObject({
  startDate: CalendarDate,
  endDate: CalendarDate.optional(),
  openTime: TimeOfDay.optional(),
  closeTime: TimeOfDay.optional(),
  closed: z.boolean().optional(),
});
const LatLng = z.strictObject({ latitude: z.number().optional(), longitude: z.number().optional() });
// Names and types of a category are Google's; what a caller sends of them is ignored, as Google does.
const CategoryRef = z.object({ name: Text.optional(), displayName: Text.optional() });
const Address = z.strictObject({
  revision: z.int().optional(),
  regionCode: Text.optional(),
  languageCode: Text.optional(),
  postalCode: Text.optional(),
  sortingCode: Text.optional(),
  administrativeArea: Text.optional(),
  locality: Text.optional(),
  sublocality: Text.optional(),
  addressLines: z.array(Text).optional(),
  recipients: z.array(Text).optional(),
  organization: Text.optional(),
});
const Label = z.strictObject({
  displayName: Text.optional(),
  description: Text.optional(),
  languageCode: Text.optional(),
});
const Money = z.strictObject({
  currencyCode: Text.optional(),
  units: z.union([Text, z.int().transform(String)]).optional(),
  nanos: z.int().optional(),
});
const ServiceItem = z.strictObject({
  price: Money.optional(),
  structuredServiceItem: z
    .strictObject({ serviceTypeId: Text.optional(), description: Text.optional() })
    .optional(),
  freeFormServiceItem: z.strictObject({ category: Text.optional(), label: Label.optional() }).optional(),
});
const Relation = z.strictObject({
  placeId: Text,
  relationType: z.enum(['DEPARTMENT_OF', 'INDEPENDENT_ESTABLISHMENT_IN']),
});

export const ListingFields = z.strictObject({
  languageCode: Text.optional(),
  storeCode: Text.optional(),
  title: Text.optional(),
  phoneNumbers: z
    .strictObject({ primaryPhone: Text.optional(), additionalPhones: z.array(Text).optional() })
    .optional(),
  categories: z
    .strictObject({
      primaryCategory: CategoryRef.optional(),
      additionalCategories: z.array(CategoryRef).optional(),
    })
    .optional(),
  storefrontAddress: Address.optional(),
  websiteUri: Text.optional(),
  regularHours: z.strictObject({ periods: z.array(TimePeriod).optional() }).optional(),
  specialHours: z.strictObject({ specialHourPeriods: z.array(SpecialHourPeriod).optional() }).optional(),
  serviceArea: z
    .strictObject({
      businessType: z.enum(['CUSTOMER_LOCATION_ONLY', 'CUSTOMER_AND_BUSINESS_LOCATION']),
      places: z
        .strictObject({
          placeInfos: z
            .array(z.strictObject({ placeName: Text.optional(), placeId: Text.optional() }))
            .optional(),
        })
        .optional(),
      regionCode: Text.optional(),
    })
    .optional(),
  labels: z.array(Text).optional(),
  adWordsLocationExtensions: z.strictObject({ adPhone: Text.optional() }).optional(),
  latlng: LatLng.optional(),
  openInfo: z
    .strictObject({
      status: z.enum(['OPEN', 'CLOSED_PERMANENTLY', 'CLOSED_TEMPORARILY']).optional(),
      openingDate: CalendarDate.optional(),
      canReopen: z.boolean().optional(),
    })
    .optional(),
  profile: z.strictObject({ description: Text.optional() }).optional(),
  relationshipData: z
    .strictObject({
      parentLocation: Relation.optional(),
      childrenLocations: z.array(Relation).optional(),
      parentChain: Text.optional(),
    })
    .optional(),
  moreHours: z
    .array(z.strictObject({ hoursTypeId: Text.optional(), periods: z.array(TimePeriod).optional() }))
    .optional(),
  serviceItems: z.array(ServiceItem).optional(),
});

/** The fields of a location that a merchant can write, in Google's Business Information API v1. */
export type ListingFields = z.infer<typeof ListingFields>;
export type TimePeriod = z.infer<typeof TimePeriod>;
export type SpecialHourPeriod = z.infer<typeof SpecialHourPeriod>;
export type TimeOfDay = z.infer<typeof TimeOfDay>;
export type CalendarDate = z.infer<typeof CalendarDate>;
export type PostalAddress = z.infer<typeof Address>;
export type ServiceItem = z.infer<typeof ServiceItem>;
export type LatLng = z.infer<typeof LatLng>;

export const AttributeValues = z.strictObject({
  name: Text,
  valueType: Text.optional(),
  values: z.array(z.unknown()).optional(),
  repeatedEnumValue: z
    .strictObject({ setValues: z.array(Text).optional(), unsetValues: z.array(Text).optional() })
    .optional(),
  uriValues: z.array(z.strictObject({ uri: Text.optional() })).optional(),
});
export type AttributeValues = z.infer<typeof AttributeValues>;

/** Attributes have calls of their own at Google, but are published and changed by others like any field. */
export type ListingContent = ListingFields & { attributes?: AttributeValues[] | undefined };
export type ListingField = keyof ListingContent;
/** New values by field; null clears one. */
export type ListingChanges = { [Field in ListingField]?: ListingContent[Field] | null };
