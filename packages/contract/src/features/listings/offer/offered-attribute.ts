import * as z from 'zod';
import { attributeValueTypes } from '../attributes/attribute-value.ts';

export const AttributeValueTypes = z
  .union([
    z.literal(attributeValueTypes.bool),
    z.literal(attributeValueTypes.enum),
    z.literal(attributeValueTypes.url),
    z.literal(attributeValueTypes.repeated_enum),
  ])
  .describe('Bool 1, enum 2, url 3, repeated enum 4.');

/** An attribute that the provider offers, in the language of the request. */
export const OfferedAttribute = z
  .object({
    attribute_id: z.string(),
    value_type: AttributeValueTypes,
    display_name: z.string(),
    group_name: z.string().describe('Attributes of one group belong together; empty when there is none.'),
    deprecated: z.boolean().describe('The provider takes it, and does not keep it.'),
    repeatable: z.boolean().describe('Whether more than one link can be given.'),
    value_metadata: z
      .array(z.object({ value: z.union([z.boolean(), z.string()]), display_name: z.string() }))
      .describe('The choices; none for a link.'),
    facilities_count: z
      .number()
      .int()
      .describe('How many of the locations can have it; with only_set, how many have it.'),
  })
  .meta({ id: 'OfferedAttribute' });
export type OfferedAttribute = z.infer<typeof OfferedAttribute>;
