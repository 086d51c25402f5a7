import { hostOfPage, isPageOf, type WebsiteTarget } from '@pinfold/contract/features/websites/organic-rank';
import { rankDepth } from '@pinfold/contract/rank-depth';
import type { FoundPage, FoundPages } from '../../../providers/dataforseo/organic-results.ts';
import type { LookupTargets, OrganicLookupResult } from './organic.table.ts';

/** Returns what is stored of a search: where the website and its competitors stood, and who and what stood above it. */
export function readOrganic(
  { own, competitors }: LookupTargets,
  { pages, features }: FoundPages,
): OrganicLookupResult {
  const first = pages.filter(({ position }) => position <= rankDepth);
  const found = pageOf(first, own);
  // A competitor's host may contain the own one.
  const others = first.filter(({ url }) => !isPageOf(own, url));
  const before = found ? first.filter(({ position }) => position < found.position) : first;
  const hosts = before.flatMap(({ url }) => hostOfPage(url) ?? []);
  const above = features.filter(({ absolute }) => absolute < (found?.absolute ?? Infinity));
  return {
    position: found?.position ?? null,
    url: found?.url ?? null,
    absolute: found?.absolute ?? null,
    above: [...new Set(above.map(({ kind }) => kind))],
    ahead: [...new Set(hosts)],
    competitors: competitors.map(({ id, ...target }) => ({
      id,
      position: pageOf(others, target)?.position ?? null,
    })),
  };
}

/** The best page of a website. */
function pageOf(pages: readonly FoundPage[], target: WebsiteTarget): FoundPage | undefined {
  return pages.find(({ url }) => isPageOf(target, url));
}
