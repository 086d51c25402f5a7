import * as z from 'zod';
import { attributeValueTypes } from './attributes/attribute.ts';
import { listingFields, type ListingFields } from './listing-fields.ts';
import { codeLine, prose } from '../../line.ts';
import { plainLine } from '../../plain-line.ts';
import { openStatuses } from './open-status.ts';

/** Bounds keep a request sane; what a listing may say is decided by `listingFaults`, with a message for people. */
const text = (most: number) => z.string().overwrite(plainLine).max(most);
const code = (most: number) => codeLine().max(most);

const Weekday = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);
const Time = code(5).describe('HH:mm, from 00:00 to 24:00.');

export const HoursPeriodSchema = z
  .object({ open_day: Weekday, open_time: Time, close_day: Weekday, close_time: Time })
  .meta({ id: 'HoursPeriod' });

export const SpecialHoursPeriodSchema = z
  .object({
    start_date: code(10).describe('YYYY-MM-DD.'),
    end_date: code(10).describe('The date itself, or the day after where it closes past midnight.'),
    closed: z.boolean(),
    open_time: Time.nullable(),
    close_time: Time.nullable(),
  })
  .meta({ id: 'SpecialHoursPeriod' });

export const MoreHoursSchema = z
  .object({
    hours_type_id: text(100).describe("The provider's name of the type, such as DELIVERY."),
    periods: z.array(HoursPeriodSchema).max(100),
  })
  .meta({ id: 'MoreHours' });

const Amount = z.number().int().min(0).max(1_000_000_000).describe('In minor units, such as grosze.');
const Currency = z.string().max(3).describe('ISO 4217.');

export const ServiceItemSchema = z
  .object({
    service_type_id: text(300).nullable().describe("The provider's id; null for a custom service."),
    category: text(300),
    name: text(1000),
    description: prose().max(2000),
    price: z.discriminatedUnion('type', [
      z.object({ type: z.literal('none') }),
      z.object({ type: z.literal('fixed'), amount: Amount, currency: Currency }),
      z.object({ type: z.literal('range'), from: Amount, to: Amount, currency: Currency }),
    ]),
  })
  .meta({ id: 'ServiceItem' });

export const AttributeValueSchema = z
  .object({
    attribute_id: text(200),
    value_type: z
      .union([
        z.literal(attributeValueTypes.bool),
        z.literal(attributeValueTypes.enum),
        z.literal(attributeValueTypes.url),
        z.literal(attributeValueTypes.repeated_enum),
      ])
      .describe('Bool 1, enum 2, url 3, repeated enum 4.'),
    values: z.array(z.union([z.boolean(), text(2100)])).max(100),
    unset_values: z.array(text(200)).max(100).optional(),
  })
  .meta({ id: 'AttributeValue' });

export const ListingFieldSchema = z.enum(listingFields).meta({ id: 'ListingField' });

/** The fields of a listing as they travel. */
export const listingShape = {
  name: text(500),
  street: text(1000),
  house_number: text(100),
  postal_code: code(40),
  city: text(200),
  region: text(200),
  country: code(2).describe('ISO 3166-1 alpha-2.'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  store_code: text(300),
  primary_category: text(200),
  additional_categories: z.array(text(200)).max(50),
  website: text(2100),
  phone_number: text(100),
  phone_number_2: text(100),
  description: prose().max(5000),
  opening_date: code(10).describe('YYYY-MM or YYYY-MM-DD; empty when it is not known.'),
  open_status: z.enum(openStatuses),
  opening_hours: z.array(HoursPeriodSchema).max(200),
  special_hours: z.array(SpecialHoursPeriodSchema).max(2000),
  more_hours: z.array(MoreHoursSchema).max(100),
  service_items: z.array(ServiceItemSchema).max(500),
  attributes: z.array(AttributeValueSchema).max(500),
  labels: z.array(text(1000)).max(200),
} satisfies { [Field in keyof ListingFields]: z.ZodType<ListingFields[Field]> };

/** Some fields of a listing: what is not there stays as it is, an empty value clears. */
export const ListingChanges = z.strictObject(listingShape).partial().meta({ id: 'ListingChanges' });
export type ListingChanges = z.infer<typeof ListingChanges>;
