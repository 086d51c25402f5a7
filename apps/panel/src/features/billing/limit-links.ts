import {
  formatOrderChoice,
  isRoomLimit,
  type OrderChoice,
  type RoomLimit,
  roomLimits,
} from '@pinfold/sdk/headless/billing';
import type { CompanyUsage } from '@pinfold/sdk/headless/company';
import { type PanelHref, paths, withQuery } from '../../routing/paths.ts';

/** A limit of a plan. */
export type PlanLimit = CompanyUsage['limits'][number]['limit'];

/**
 * Returns where a company gets below a limit: many things at once, with how many may stay as `target` and the order to go
 * back to, or on the screen that they are managed on.
 */
export function hrefForLimit(
  limit: PlanLimit,
  { target, choice }: { target?: number; choice?: OrderChoice } = {},
): string {
  if (!isRoomLimit(limit)) return screens[limit];
  const query = formatOrderChoice(choice ?? {});
  query.set('limit', limit);
  if (target !== undefined) query.set('target', String(target));
  return withQuery(paths.planRoom, query);
}

/** Where things are managed of which many cannot be removed at once. */
const screens: Readonly<Record<Exclude<PlanLimit, RoomLimit>, PanelHref>> = {
  max_ai_categorization_categories: paths.reviewCategories,
  max_listings_competitors: paths.competitionLocations,
  max_organic_keywords: paths.companyWebsites,
  max_search_locations: paths.companyKeywords,
  max_website_competitors: paths.companyWebsites,
};

/** Every limit of a plan. */
export const planLimits: readonly PlanLimit[] = [...roomLimits, ...(Object.keys(screens) as PlanLimit[])];
