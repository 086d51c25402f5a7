import { urlAttributeFault } from '../contact/social-url.ts';
import { fault, type Fault } from '../fault.ts';
import {
  attributeKey,
  attributeValueTypes,
  isUnknownAttribute,
  type AttributeMetadata,
  type AttributeValue,
} from './attribute-value.ts';

/** What is wrong with attributes, by what the provider offers. Without that, only what they say by themselves counts. */
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
        : (shapeFault(attribute) ?? (known && offerFault(attribute, known)));
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

function offerFault(
  { attribute_id: attribute, value_type, values, unset_values = [] }: AttributeValue,
  { value_type: offeredType, repeatable, value_metadata }: AttributeMetadata,
): Fault | undefined {
  if (value_type !== offeredType) return fault('attribute_type_differs', { attribute });
  if (value_type === attributeValueTypes.url)
    return values.length > 1 && !repeatable ? fault('attribute_takes_one_value', { attribute }) : undefined;
  if (value_type === attributeValueTypes.bool) return undefined;
  const choices = new Set(value_metadata.map(({ value }) => value));
  const foreign = [...values, ...unset_values].find((value) => !choices.has(value));
  return foreign === undefined
    ? undefined
    : fault('attribute_value_unknown', { attribute, value: String(foreign) });
}
