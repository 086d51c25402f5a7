import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { locationGroupMembers } from '../listings.table.ts';
import { visibleTo, type LocationScope } from '../visible-locations.ts';

/** A group is visible to members who see one of its locations; an empty one to those who see all locations. */
export function hasVisibleLocation(scope: LocationScope, groupId: PgColumn | SQL): SQL<boolean> {
  const visible = visibleTo(scope, locationGroupMembers.locationId);
  return visible ? hasMember(scope, groupId, visible) : sql<boolean>`true`;
}

/** Whether a group reaches beyond what the user sees. */
export function hasHiddenLocation(scope: LocationScope, groupId: PgColumn | SQL): SQL<boolean> {
  const visible = visibleTo(scope, locationGroupMembers.locationId);
  return visible ? hasMember(scope, groupId, sql`not (${visible})`) : sql<boolean>`false`;
}

function hasMember({ companyId }: LocationScope, groupId: PgColumn | SQL, condition: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${locationGroupMembers} where ${locationGroupMembers.companyId} = ${companyId}
      and ${locationGroupMembers.groupId} = ${groupId} and ${condition})`;
}
