import * as z from 'zod';
import { AttributeValues } from '../../world/listings/listing-fields.ts';
import type { Listing } from '../../world/listings/listing.ts';
import type { GoogleContext } from '../google-env.ts';
import { invalidArgument } from '../google-error.ts';
import { refuseViolations, violation } from '../listing-rules/violation.ts';
import { editListing } from '../locations/edit-listing.ts';
import { checkAttribute } from './check-attribute.ts';
import { attributeKindsOfListing } from './list-attributes.ts';

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
  // A deprecated attribute is taken without a word, and not kept.
  const kept = given
    .filter(({ name }) => !kinds.get(name)?.deprecated)
    .map((attribute) => ({ ...attribute, valueType: kinds.get(attribute.name)?.valueType }));
  const others = (listing.content.attributes ?? []).filter(({ name }) => !names.includes(name));
  quota.spendEdit(service, listing.id);
  editListing(world, listing, { attributes: [...others, ...kept] });
}
