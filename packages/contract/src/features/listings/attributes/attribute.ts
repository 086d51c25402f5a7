import { urlAttributeFault } from '../contact/links.ts';
import { fault, type Fault } from '../fault.ts';

/** Kinds of attributes (product spec, section 3). */
export const attributeValueTypes = { bool: 1, enum: 2, url: 3, repeated_enum: 4 } as const;

export type AttributeValueType = (typeof attributeValueTypes)[keyof typeof attributeValueTypes];

/** What a listing says of one attribute. An attribute that is not there, or has no value at all, is unknown. */
export interface AttributeValue {
  attribute_id: string;
  value_type: AttributeValueType;
  /** One true or false, one choice, links, or for a repeated enumeration all that is so. */
  values: readonly (boolean | string)[];
  /** Of a repeated enumeration, the values that are explicitly false; the others are unknown. */
  unset_values?: readonly string[] | undefined;
}

/** What the provider offers for a category and a country. */
export interface AttributeMetadata {
  attribute_id: string;
  value_type: AttributeValueType;
  /** Accepted, but not stored. */
  deprecated: boolean;
  /** Whether more than one link can be given. */
  repeatable: boolean;
  value_metadata: readonly { value: boolean | string; display_name: string }[];
}

export function isUrlAttribute({ value_type }: AttributeValue): boolean {
  return value_type === attributeValueTypes.url;
}

/** Whether nothing is said. */
export function isUnknownAttribute({ values, unset_values = [] }: AttributeValue): boolean {
  return values.every((value) => value === '') && unset_values.length === 0;
}

/** The provider writes an attribute with and without the name of its collection. */
export function attributeKey(id: string): string {
  return id.replace(/^attributes\//, '');
}

/** Returns what is wrong with attributes according to the provider's metadata; without it only the values are checked. */
export function attributeFaults(
  attributes: readonly AttributeValue[],
  offered?: readonly AttributeMetadata[],
): { attribute_id: string; fault: Fault }[] {
  const metadata = offered && new Map(offered.map((one) => [attributeKey(one.attribute_id), one]));
  return attributes.flatMap((attribute) => {
    const { attribute_id } = attribute;
    if (isUnknownAttribute(attribute)) return [];
    const known = metadata?.get(attributeKey(attribute_id));
    const found =
      metadata && !known
        ? fault('attribute_unknown', { attribute: attribute_id })
        : (shapeFault(attribute) ?? (known && catalogFault(attribute, known)));
    return found ? [{ attribute_id, fault: found }] : [];
  });
}

/** Attributes that the provider takes and then does not keep: worth a warning. */
export function unsavedAttributes(
  attributes: readonly AttributeValue[],
  offered: readonly AttributeMetadata[],
): string[] {
  const deprecated = new Set(
    offered.filter((one) => one.deprecated).map(({ attribute_id }) => attributeKey(attribute_id)),
  );
  return attributes
    .filter(
      (attribute) => !isUnknownAttribute(attribute) && deprecated.has(attributeKey(attribute.attribute_id)),
    )
    .map(({ attribute_id }) => attribute_id);
}

function shapeFault({
  attribute_id: attribute,
  value_type,
  values,
  unset_values = [],
}: AttributeValue): Fault | undefined {
  const { bool, url, repeated_enum } = attributeValueTypes;
  const kind = value_type === bool ? 'boolean' : 'string';
  if (
    values.some((value) => typeof value !== kind) ||
    (value_type !== repeated_enum && unset_values.length > 0)
  )
    return fault('attribute_type_differs', { attribute });
  if (value_type !== repeated_enum && value_type !== url && values.length > 1)
    return fault('attribute_takes_one_value', { attribute });
  const both = unset_values.find((value) => values.includes(value));
  if (both !== undefined) return fault('attribute_value_set_and_unset', { attribute, value: both });
  if (value_type !== url) return undefined;
  return values
    .map((value) => urlAttributeFault(attribute, String(value)))
    .find((found) => found !== undefined);
}

function catalogFault(
  { attribute_id: attribute, value_type, values, unset_values = [] }: AttributeValue,
  { value_type: catalogType, repeatable, value_metadata }: AttributeMetadata,
): Fault | undefined {
  if (value_type !== catalogType) return fault('attribute_type_differs', { attribute });
  if (value_type === attributeValueTypes.url)
    return values.length > 1 && !repeatable ? fault('attribute_takes_one_value', { attribute }) : undefined;
  if (value_type === attributeValueTypes.bool) return undefined;
  const choices = new Set(value_metadata.map(({ value }) => value));
  const foreign = [...values, ...unset_values].find((value) => !choices.has(value));
  return foreign === undefined
    ? undefined
    : fault('attribute_value_unknown', { attribute, value: String(foreign) });
}
