import { useState } from 'react';
import type { LocationSummary } from '../../listings/use-locations-choice.ts';
import type { FacebookPageLinks, FacebookPage } from './use-facebook-pages.ts';

/** Which page is to be which location's, until it is sent. */
export interface FacebookPageChoice {
  /** The location that a page is to have: the linked one until another is chosen; null for none. */
  locationOf: (page: FacebookPage) => LocationSummary | null;
  choose: (page: FacebookPage, location: LocationSummary | null) => void;
  /** Suggestions that nothing speaks against. */
  openSuggestions: readonly FacebookPage[];
  acceptSuggestions: () => void;
  /** Whether the location of a page is that of another page, too. */
  isDouble: (page: FacebookPage) => boolean;
  hasDoubles: boolean;
  hasChanges: boolean;
  /** All links, as `useLinkFacebookPages` takes them. */
  links: FacebookPageLinks['links'];
  /** Pages whose link of before ends. */
  ended: readonly FacebookPage[];
}

/**
 * Chooses locations for pages: suggestions count once they are accepted, and what is linked stays linked until it is
 * changed.
 *
 * @example
 * ```tsx
 * const { data: pages = [] } = useFacebookPages(1);
 * const choice = useFacebookPageChoice(pages);
 * const link = useLinkFacebookPages();
 * <button onClick={choice.acceptSuggestions}>Accept {choice.openSuggestions.length}</button>;
 * <button onClick={() => link.mutate({ accountId: 1, links: choice.links, dryRun: true })}>Check</button>;
 * ```
 */
export function useFacebookPageChoice(pages: readonly FacebookPage[]): FacebookPageChoice {
  const [chosen, setChosen] = useState<ReadonlyMap<string, LocationSummary | null>>(new Map());
  const locationOf = ({ page_id: id, facility }: FacebookPage) => {
    const own = chosen.get(id);
    return own === undefined ? facility : own;
  };
  const choose = (choices: readonly (readonly [FacebookPage, LocationSummary | null])[]) =>
    setChosen(
      (former) => new Map([...former, ...choices.map(([page, one]) => [page.page_id, one] as const)]),
    );
  const counts = new Map<number, number>();
  for (const page of pages) {
    const location = locationOf(page);
    if (location) counts.set(location.id, (counts.get(location.id) ?? 0) + 1);
  }
  const isDouble = (page: FacebookPage) => (counts.get(locationOf(page)?.id ?? 0) ?? 0) > 1;
  const openSuggestions = pages.filter(
    (page) =>
      page.may_manage &&
      page.suggestion !== null &&
      locationOf(page) === null &&
      !counts.has(page.suggestion.facility.id),
  );
  return {
    locationOf,
    choose: (page, location) => choose([[page, location]]),
    openSuggestions,
    acceptSuggestions: () =>
      choose(openSuggestions.map((page) => [page, page.suggestion?.facility ?? null] as const)),
    isDouble,
    hasDoubles: [...counts.values()].some((count) => count > 1),
    hasChanges: pages.some((page) => locationOf(page)?.id !== page.facility?.id),
    links: pages.flatMap((page) => {
      const location = locationOf(page);
      return location ? [{ page_id: page.page_id, facility_id: location.id }] : [];
    }),
    ended: pages.filter((page) => page.facility && locationOf(page)?.id !== page.facility.id),
  };
}
