import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, reference } from '../../../database/columns.ts';

/**
 * An archive of what Google counted of posts, a row for each post, location and day: Google ended these statistics on
 * 28 February 2023, so that no job writes here. A day without a row is unknown; one on which nothing happened has zeros.
 */
export const postInsights = pgTable(
  'post_insights',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    /** `accounts/{a}/locations/{l}/localPosts/{p}`: the post may be gone at Google since. */
    googleName: text('google_name').notNull(),
    /** In the local time of the location. */
    day: date('day').notNull(),
    /** Google's LOCAL_POST_VIEWS_SEARCH. */
    views: integer('views').notNull(),
    /** Google's LOCAL_POST_ACTIONS_CALL_TO_ACTION. */
    actionClicks: integer('action_clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId, table.day, table.googleName] })],
);
