import { brandChains } from '../../world/catalogue/chains.ts';
import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const field = 'relationship_data';

export function checkRelations(
  { relationshipData }: ListingContent,
  placeId: string | undefined,
): Violation[] {
  if (!relationshipData) return [];
  const { parentLocation, childrenLocations = [], parentChain } = relationshipData;
  const children = childrenLocations.map((child) => child.placeId);
  const everybody = [...children, ...(parentLocation ? [parentLocation.placeId] : [])];
  return [
    ...(placeId !== undefined && everybody.includes(placeId)
      ? [violation(field, 'RELATION_CANNOT_BE_THE_LOCATION_ITSELF', 'A location is not related to itself.')]
      : []),
    ...(new Set(children).size < children.length
      ? [violation(`${field}.children_locations`, 'DUPLICATE_CHILDREN_LOCATIONS', 'A child is given twice.')]
      : []),
    ...(parentChain !== undefined && !brandChains.some(({ name }) => name === parentChain)
      ? [violation(`${field}.parent_chain`, 'INVALID_ARGUMENT', `There is no chain ${parentChain}.`)]
      : []),
  ];
}
