import * as z from 'zod';
import { AttributeValueSchema, listingShape, MoreHoursSchema, ServiceItemSchema } from '../listing-schema.ts';
import { bulkModes, type BulkEdit } from './bulk-edit.ts';

const listEdit = <Value extends z.ZodType>(value: Value, most: number) =>
  z.strictObject({ mode: z.enum(bulkModes), values: z.array(value).max(most) });

const { name, latitude, longitude, primary_category, additional_categories, website } = listingShape;
const { phone_number, phone_number_2, description, opening_date, open_status } = listingShape;
const { opening_hours, special_hours } = listingShape;

/** What is not there stays unchanged; an empty value clears, and so does overwriting with nothing. */
export const BulkEditSchema = z
  .strictObject({
    name,
    latitude,
    longitude,
    primary_category,
    additional_categories,
    website,
    phone_number,
    phone_number_2,
    description,
    opening_date,
    open_status,
    opening_hours,
    special_hours,
    labels: listEdit(listingShape.labels.element, 200),
    service_items: listEdit(ServiceItemSchema, 500),
    attributes: listEdit(AttributeValueSchema, 500),
    url_attributes: listEdit(AttributeValueSchema, 100),
    more_hours: listEdit(MoreHoursSchema, 100),
  } satisfies { [Field in keyof BulkEdit]-?: z.ZodType })
  .partial()
  .meta({ id: 'BulkEdit' });
