import type { SQL } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../database/database.ts';
import type { Member } from '../company/member.ts';

/** Opinions of one kind, such as reviews on maps, in a company's one list of categories. */
export interface OpinionChannel {
  /** Also their topic of live events. */
  topic: 'reviews' | 'app_reviews' | 'booster';
  tables: OpinionTables;
  /** Rows of `tag_id` and `count`: those in each category that a member may see, without deleted ones. */
  counts(config: Config, member: Member): SQL;
}

/** Where the opinions of a channel are stored. */
export interface OpinionTables {
  reviews: SQL;
  /** Which categories they are in. */
  tagged: SQL;
  /** Which categories people took them out of. */
  refused: SQL;
  /** What the customer wrote, of a row `r`. */
  text: SQL;
  /** Whether the customer wrote anything. */
  hasText: SQL;
  /** Stars, of a row `r`, where it may have none. @defaultValue its `rating` */
  stars?: SQL;
}

/** A channel's opinions as a team works on them. */
export interface OpinionInbox<Opinion, Search> {
  channel: OpinionChannel;
  /** The WHERE over rows `r` that match a search and that a member may see. */
  filter(member: Member, search: Search): SQL;
  /** @throws Problem `not_found` */
  require(queries: Queryable, member: Member, id: number): Promise<Opinion>;
}
