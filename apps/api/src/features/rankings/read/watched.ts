import { sql, type SQL } from 'drizzle-orm';

/**
 * Over `keywords k` and `locations l`: whether the keyword is watched for the location. A keyword of the whole company is
 * about its own locations; one of others takes part by a keyword of its own or of a group.
 */
export const isWatched: SQL = sql`((k.scope = 'company' and l.is_owner) or (k.scope = 'facility' and k.location_id = l.id)
  or (k.scope = 'group' and exists (select 1 from location_group_members g
    where g.company_id = k.company_id and g.group_id = k.group_id and g.location_id = l.id)))`;

/** Over `locations l`: whether customers can find it on the map at all. */
export const isOnMap: SQL = sql`(l.business_type <> 'service_area' and l.open_status <> 'CLOSED_PERMANENTLY')`;

/** Over `locations l`: whether its ranks are looked up, which needs its coordinates and its id on the map. */
export const isMonitored: SQL = sql`(${isOnMap} and l.latitude is not null and l.longitude is not null and l.place_id <> '')`;
