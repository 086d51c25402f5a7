/** Kinds of attributes (product spec, section 3). */
export const attributeValueTypes = { bool: 1, enum: 2, url: 3, repeated_enum: 4 } as const;

export type AttributeValueType = (typeof attributeValueTypes)[keyof typeof attributeValueTypes];

/** What a listing says of one attribute. An attribute that is not there, or has no value at all, is unknown. */
export interface AttributeValue {
  attribute_id: string;
  value_type: AttributeValueType;
  /** One true or false, one choice, links, or for a repeated enumeration all that is so. */
  values: readonly (boolean | string)[];
  /** Of a repeated enumeration what is explicitly not so; the rest is unknown. */
  unset_values?: readonly string[] | undefined;
}

/** What the provider offers for a category and a country. */
export interface AttributeMetadata {
  attribute_id: string;
  value_type: AttributeValueType;
  /** Taken, but not kept. */
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
