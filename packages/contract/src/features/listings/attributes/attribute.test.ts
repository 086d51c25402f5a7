import { expect, test } from 'vitest';
import {
  attributeFaults,
  type AttributeMetadata,
  type AttributeValue,
  type AttributeValueType,
  isUnknownAttribute,
  unsavedAttributes,
} from './attribute.ts';

const of = (
  attribute_id: string,
  value_type: AttributeValueType,
  values: AttributeValue['values'],
  unset_values?: string[],
): AttributeValue => ({ attribute_id, value_type, values, unset_values });

const metadata = (
  attribute_id: string,
  value_type: AttributeValueType,
  values: string[] = [],
  changes: Partial<AttributeMetadata> = {},
): AttributeMetadata => ({
  attribute_id: `attributes/${attribute_id}`,
  value_type,
  deprecated: false,
  repeatable: false,
  value_metadata: values.map((value) => ({ value, display_name: value })),
  ...changes,
});

const offered = [
  metadata('has_delivery', 1),
  metadata('wi_fi', 2, ['free_wi_fi', 'paid_wi_fi']),
  metadata('url_menu', 3),
  metadata('url_order_ahead', 3, [], { repeatable: true }),
  metadata('url_facebook', 3),
  metadata('cards', 4, ['visa', 'amex']),
  metadata('old', 1, [], { deprecated: true }),
];

test.each([
  ['yes', of('has_delivery', 1, [true]), undefined],
  ['no', of('attributes/has_delivery', 1, [false]), undefined],
  ['unknown, whatever it is', of('never_heard_of', 1, []), undefined],
  ['an empty link', of('url_menu', 3, ['']), undefined],
  ['a choice', of('wi_fi', 2, ['free_wi_fi']), undefined],
  ['choices that are so and not so', of('cards', 4, ['visa'], ['amex']), undefined],
  ['only choices that are not so', of('cards', 4, [], ['amex']), undefined],
  ['a link', of('url_menu', 3, ['https://lipa.pl/menu']), undefined],
  ['two links where that is offered', of('url_order_ahead', 3, ['https://a.pl', 'https://b.pl']), undefined],
  ['what is not offered', of('never_heard_of', 1, [true]), 'attribute_unknown'],
  ['another type', of('wi_fi', 1, [true]), 'attribute_type_differs'],
  ['a word for yes', of('has_delivery', 1, ['true']), 'attribute_type_differs'],
  [
    'unset choices of a single choice',
    of('wi_fi', 2, ['free_wi_fi'], ['paid_wi_fi']),
    'attribute_type_differs',
  ],
  ['two answers', of('has_delivery', 1, [true, false]), 'attribute_takes_one_value'],
  ['two choices of one', of('wi_fi', 2, ['free_wi_fi', 'paid_wi_fi']), 'attribute_takes_one_value'],
  ['two links', of('url_menu', 3, ['https://a.pl', 'https://b.pl']), 'attribute_takes_one_value'],
  ['a choice that is not offered', of('cards', 4, ['blik']), 'attribute_value_unknown'],
  ['an unset choice that is not offered', of('cards', 4, ['visa'], ['blik']), 'attribute_value_unknown'],
  ['a choice that is so and not so', of('cards', 4, ['visa'], ['visa']), 'attribute_value_set_and_unset'],
  ['half a link', of('url_menu', 3, ['lipa.pl']), 'url_scheme_missing'],
  [
    'a link to another network',
    of('url_facebook', 3, ['https://instagram.com/lipa']),
    'url_of_other_network',
  ],
])('LST-04 an attribute that says %s', (_name, attribute, code) => {
  expect(attributeFaults([attribute], offered)[0]?.fault.code).toBe(code);
  const alone = attributeFaults([attribute])[0]?.fault.code;
  expect([undefined, code]).toContain(alone);
});

test('LST-04 a deprecated attribute is taken, and told to get lost', () => {
  const attributes = [of('old', 1, [true]), of('has_delivery', 1, [true]), of('attributes/old', 1, [])];
  expect(attributeFaults(attributes, offered)).toEqual([]);
  expect(unsavedAttributes(attributes, offered)).toEqual(['old']);
});

test('LST-04 no is an answer, and an empty one is none', () => {
  expect(isUnknownAttribute(of('has_delivery', 1, [false]))).toBe(false);
  expect(isUnknownAttribute(of('cards', 4, [], ['visa']))).toBe(false);
  expect(isUnknownAttribute(of('cards', 4, [], []))).toBe(true);
});
