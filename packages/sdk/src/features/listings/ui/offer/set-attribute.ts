import {
  attributeKey,
  isUnknownAttribute,
  type AttributeValue,
} from '@pinfold/contract/features/listings/attributes/attribute';

/** What a listing says of an attribute, if anything. */
export function attributeOf(attributes: readonly AttributeValue[], id: string): AttributeValue | undefined {
  return attributes.find((one) => attributeKey(one.attribute_id) === attributeKey(id));
}

/** Attributes with another value of one; nothing said of it takes it away. */
export function setAttribute(attributes: readonly AttributeValue[], next: AttributeValue): AttributeValue[] {
  const isThere = attributeOf(attributes, next.attribute_id) !== undefined;
  if (isUnknownAttribute(next)) return removeAttribute(attributes, next.attribute_id);
  if (!isThere) return [...attributes, next];
  return attributes.map((one) =>
    attributeKey(one.attribute_id) === attributeKey(next.attribute_id) ? next : one,
  );
}

export function removeAttribute(attributes: readonly AttributeValue[], id: string): AttributeValue[] {
  return attributes.filter((one) => attributeKey(one.attribute_id) !== attributeKey(id));
}
