import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { locationGroupMembers } from '../../listings/listings.table.ts';
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

/** A group is seen by whoever sees a location in it; by those who see everything, also when it is empty. */
export function hasVisibleLocation(scope: LocationScope, groupId: PgColumn | SQL): SQL {
  const visible = visibleTo(scope, locationGroupMembers.locationId);
  return visible ? hasMember(scope, groupId, visible) : sql`true`;
}

/** Whether a group reaches beyond what the reader sees. */
export function hasHiddenLocation(scope: LocationScope, groupId: PgColumn | SQL): SQL {
  const visible = visibleTo(scope, locationGroupMembers.locationId);
  return visible ? hasMember(scope, groupId, sql`not (${visible})`) : sql`false`;
}

function hasMember({ companyId }: LocationScope, groupId: PgColumn | SQL, condition: SQL): SQL {
  return sql`exists (
    select 1 from ${locationGroupMembers} where ${locationGroupMembers.companyId} = ${companyId}
      and ${locationGroupMembers.groupId} = ${groupId} and ${condition})`;
}
