import * as z from 'zod';
import type { AttributeKind } from '../../world/catalogue/attribute-kinds.ts';
import { AttributeValues } from '../../world/listings/listing-fields.ts';
import type { Listing } from '../../world/listings/listing.ts';
import type { GoogleContext } from '../google-context.ts';
import { invalidArgument } from '../google-error.ts';
import { isWebAddress } from '../listing-rules/check-profile.ts';
import { refuseViolations, violation, type Violation } from '../listing-rules/violation.ts';
import { editListing } from '../locations/edit-listing.ts';
import { attributeKindsOfListing, isRepeatable } from './attribute-metadata.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';

export const AttributesBody = z.strictObject({
  name: z.string().optional(),
  attributes: z.array(AttributeValues).optional(),
});

/** locations.updateAttributes: what is in the mask is written, and taken away where the body has it not. */
export function updateAttributes(
  { world, quota }: GoogleContext,
  listing: Listing,
  body: z.infer<typeof AttributesBody>,
  attributeMask: string | undefined,
): void {
  const names = (attributeMask ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) throw invalidArgument('attribute_mask', 'attribute_mask is required.');
  const kinds = new Map(attributeKindsOfListing(listing).map((kind) => [kind.name, kind]));
  const unknown = names.filter((name) => !kinds.has(name));
  if (unknown.length > 0) {
    const refused = violation(
      'attributes',
      'INVALID_ATTRIBUTE_NAME',
      `Not for this location: ${unknown.join(', ')}`,
    );
    refuseViolations([{ ...refused, metadata: { attribute_names: unknown.join(',') } }]);
  }
  const given = (body.attributes ?? []).filter(({ name }) => names.includes(name));
  refuseViolations(
    given.flatMap((attribute) => {
      const kind = kinds.get(attribute.name);
      return kind ? checkAttribute(kind, attribute) : [];
    }),
  );
  // A deprecated attribute is accepted silently, and not stored.
  const kept = given
    .filter(({ name }) => !kinds.get(name)?.deprecated)
    .map((attribute) => ({ ...attribute, valueType: kinds.get(attribute.name)?.valueType }));
  const others = (listing.content.attributes ?? []).filter(({ name }) => !names.includes(name));
  quota.spendEdit(service, listing.id);
  editListing(world, listing, { attributes: [...others, ...kept] });
}

function checkAttribute(kind: AttributeKind, attribute: AttributeValues): Violation[] {
  const { values = [], uriValues = [], repeatedEnumValue } = attribute;
  const wrongType = violation(
    kind.name,
    'ATTRIBUTE_TYPE_NOT_COMPATIBLE_FOR_CATEGORY',
    `The attribute takes values of type ${kind.valueType}.`,
  );
  const choices = kind.values.map(({ value }) => value);
  const unknown = (given: readonly unknown[]) =>
    given
      .filter((value) => !choices.includes(String(value)))
      .map((value) =>
        violation(kind.name, 'ATTRIBUTE_INVALID_ENUM_VALUE', `There is no value ${String(value)}.`),
      );
  const repeated = violation(
    kind.name,
    'ATTRIBUTE_CANNOT_BE_REPEATED',
    'The attribute takes one value only.',
  );

  switch (kind.valueType) {
    case 'BOOL':
      if (values.length > 1) return [repeated];
      return typeof values[0] === 'boolean' ? [] : [wrongType];
    case 'ENUM':
      if (values.length > 1) return [repeated];
      return values.length === 0 ? [wrongType] : unknown(values);
    case 'URL':
      if (uriValues.length === 0) return [wrongType];
      if (uriValues.length > 1 && !isRepeatable(kind)) return [repeated];
      return uriValues.every(({ uri = '' }) => isWebAddress(uri))
        ? []
        : [violation(kind.name, 'INVALID_URL', 'The value is not a valid URL.')];
    case 'REPEATED_ENUM': {
      const { setValues = [], unsetValues = [] } = repeatedEnumValue ?? {};
      const all = [...setValues, ...unsetValues];
      if (all.length === 0) return [wrongType];
      const isBoth = setValues.some((value) => unsetValues.includes(value));
      return isBoth
        ? [violation(kind.name, 'ATTRIBUTE_INVALID_ENUM_VALUE', 'A value is both set and unset.')]
        : unknown(all);
    }
  }
}
