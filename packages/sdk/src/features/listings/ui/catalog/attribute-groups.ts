import {
  attributeKey,
  type AttributeValue,
  type AttributeValueType,
  attributeValueTypes,
  isUnknownAttribute,
} from '@pinfold/contract/features/listings/attributes/attribute';
import type { CatalogAttribute } from '../../catalog/use-catalog.ts';
import { holdsText } from './holds-text.ts';

/** An attribute as it is shown; one that the provider does not offer here can only be removed. */
export interface ShownAttribute extends Omit<CatalogAttribute, 'facilities_count'> {
  isOffered: boolean;
}

export interface AttributeGroup {
  /** Empty for those without a group. */
  name: string;
  attributes: readonly ShownAttribute[];
}

interface Shown {
  valueTypes: readonly AttributeValueType[];
  text: string;
  isOnlySet: boolean;
}

/** What is offered and what a listing has beyond it, by group, as far as it is looked for. */
export function attributeGroups(
  offered: readonly CatalogAttribute[],
  value: readonly AttributeValue[],
  { valueTypes, text, isOnlySet }: Shown,
): AttributeGroup[] {
  const keys = new Set(offered.map((one) => attributeKey(one.attribute_id)));
  const foreign = value.filter((one) => !keys.has(attributeKey(one.attribute_id)));
  const shown = [
    ...offered.map((one) => ({ ...one, isOffered: true })),
    ...foreign.map(unknownAttribute),
  ].filter(
    (one) =>
      valueTypes.includes(one.value_type) &&
      (holdsText(one.display_name, text) || holdsText(one.group_name, text)) &&
      (!isOnlySet || attributeOf(value, one.attribute_id) !== undefined),
  );
  const groups = new Map<string, ShownAttribute[]>();
  for (const one of shown) groups.set(one.group_name, [...(groups.get(one.group_name) ?? []), one]);
  // Those without a group come last.
  return [...groups]
    .map(([name, attributes]) => ({ name, attributes }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === ''));
}

export const everyValueType: readonly AttributeValueType[] = Object.values(attributeValueTypes);

function unknownAttribute({ attribute_id, value_type }: AttributeValue): ShownAttribute {
  return {
    attribute_id,
    value_type,
    display_name: attributeKey(attribute_id).replaceAll('_', ' '),
    group_name: '',
    deprecated: false,
    repeatable: false,
    value_metadata: [],
    isOffered: false,
  };
}

/** Returns a listing's value of an attribute, if any. */
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
