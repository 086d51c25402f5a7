import { sql, type SQL } from 'drizzle-orm';
import { hasVisibleLocation } from '../../listings/groups/visible-groups.ts';
import { visibleTo, type LocationScope } from '../../listings/visible-locations.ts';
import { keywords } from './keywords.table.ts';

/**
 * Narrows a query to the keywords that tell nothing of locations that the reader may not see; undefined when the reader
 * sees them all.
 */
export function visibleKeywords(scope: LocationScope): SQL | undefined {
  const ofLocation = visibleTo(scope, keywords.locationId);
  if (!ofLocation) return undefined;
  return sql`(${keywords.scope} = 'company' or ${ofLocation} or ${hasVisibleLocation(scope, keywords.groupId)})`;
}
