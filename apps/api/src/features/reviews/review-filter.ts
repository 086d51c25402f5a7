import { sql, type SQL } from 'drizzle-orm';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Member } from '../company/member.ts';
import { locationScope } from '../listings/location-scope.ts';
import { allOf, isOrNot, opinionConditions } from '../opinions/search/opinion-filter.ts';

/**
 * The WHERE of a search, over `reviews r`. The company always comes first, so that each index is entered by it. A
 * filter that is null, left out or an empty list adds nothing.
 */
export function reviewFilter(member: Member, search: ReviewSearch): SQL {
  const { companyId, timezone } = member;
  return allOf([
    sql`r.company_id = ${companyId}`,
    reviewLocations(member, search),
    isOrNot(sql`r.has_comment`, search.comment),
    isOrNot(sql`r.has_media`, search.has_media),
    isOrNot(sql`r.is_accurate`, search.is_accurate),
    ...opinionConditions({ companyId, timezone, tagged: sql`tagged_reviews` }, search),
  ]);
}

/** Of which locations, over any rows `r` that have one. */
export function reviewLocations(member: Member, { gmb_address_ids: ids, groups, cities }: ReviewSearch): SQL {
  return locationScope(member, sql`r.location_id`, { ids, groups, cities });
}
