import { sql } from 'drizzle-orm';
import type { OpinionTables } from '../../opinions/classify/opinions-to-classify.ts';

/** Where reviews of locations are stored. */
export const classifiedReviews: OpinionTables = {
  reviews: sql`reviews`,
  tagged: sql`tagged_reviews`,
  refused: sql`refused_tags`,
  text: sql`r.comment`,
};
