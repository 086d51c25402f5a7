import {
  attributeKey,
  attributeValueTypes,
  type AttributeValue,
  type AttributeValueType,
} from '@pinfold/contract/features/listings/attributes/attribute';
import type { GoogleAttribute } from './google-location.ts';

/** An attribute of a kind that we do not know is left alone. */
export function attributeFromGoogle(attribute: GoogleAttribute): AttributeValue[] {
  const valueType = valueTypeFromGoogle(attribute.valueType);
  if (!valueType) return [];
  const said = { attribute_id: attributeKey(attribute.name), value_type: valueType };
  const { setValues = [], unsetValues = [] } = attribute.repeatedEnumValue ?? {};
  if (valueType === attributeValueTypes.repeated_enum)
    return [{ ...said, values: setValues, ...(unsetValues.length > 0 && { unset_values: unsetValues }) }];
  if (valueType === attributeValueTypes.url)
    return [{ ...said, values: (attribute.uriValues ?? []).map(({ uri = '' }) => uri) }];
  return [{ ...said, values: (attribute.values ?? []).filter(isPlain) }];
}

export function attributeToGoogle(attribute: AttributeValue): GoogleAttribute {
  const { attribute_id, value_type, values, unset_values } = attribute;
  const named = { name: `attributes/${attributeKey(attribute_id)}`, valueType: googleTypes[value_type] };
  const texts = values.map(String);
  if (value_type === attributeValueTypes.repeated_enum)
    return {
      ...named,
      repeatedEnumValue: { setValues: texts, ...(unset_values && { unsetValues: [...unset_values] }) },
    };
  if (value_type === attributeValueTypes.url) return { ...named, uriValues: texts.map((uri) => ({ uri })) };
  return { ...named, values: [...values] };
}

/** Undefined for a kind that we do not know. */
export function valueTypeFromGoogle(name: string | undefined): AttributeValueType | undefined {
  return Object.values(attributeValueTypes).find((type) => googleTypes[type] === name);
}

const googleTypes: Record<AttributeValueType, string> = {
  [attributeValueTypes.bool]: 'BOOL',
  [attributeValueTypes.enum]: 'ENUM',
  [attributeValueTypes.url]: 'URL',
  [attributeValueTypes.repeated_enum]: 'REPEATED_ENUM',
};

function isPlain(value: unknown): value is boolean | string {
  return typeof value === 'boolean' || typeof value === 'string';
}
