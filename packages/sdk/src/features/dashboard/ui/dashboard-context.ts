import type { IndicatorId, MissingSetup } from '@pinfold/contract/features/dashboard/indicator';
import { createContext, useContext, type Context, type ReactNode } from 'react';
import type { DashboardStats, ScreenTarget } from '../dashboard.queries.ts';
import type { DashboardState } from '../use-dashboard.ts';

/** Where the dashboard leads to. A function of yours that returns undefined gives no link. */
export interface DashboardLinks {
  /** The address of a screen, narrowed by filters that have the names of the API. */
  hrefOf?: ((target: ScreenTarget) => string | undefined) | undefined;
  /** Where more is to be seen of an indicator. */
  indicatorHref?: ((indicator: IndicatorId) => string | undefined) | undefined;
  /** Where what an indicator lacks is set up, such as keywords or a website. */
  setUpHref?: ((indicator: IndicatorId, missing: MissingSetup) => string | undefined) | undefined;
  /** Where the plan is changed. */
  planHref?: string | undefined;
}

/** How the dashboard fits into the page around it. */
export interface DashboardAppearance extends DashboardLinks {
  /** Above the score; null where your page has a heading of its own. @defaultValue "Widoczność firmy" */
  title?: ReactNode;
  /** Level of the title in the page's outline; those of cards are one below. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** What every part of the dashboard reads. */
export interface DashboardViewValue extends DashboardLinks {
  state: DashboardState;
  /** Undefined until it has loaded. */
  stats: DashboardStats | undefined;
  /** Of the titles of cards. */
  headingLevel: 2 | 3 | 4;
}

export const DashboardContext: Context<DashboardViewValue | undefined> = createContext<
  DashboardViewValue | undefined
>(undefined);

/**
 * What the parts of the dashboard share.
 *
 * @throws Error outside a `DashboardView`.
 * @example
 * ```tsx
 * const { stats } = useDashboardView();
 * return <p>{stats?.score}</p>;
 * ```
 */
export function useDashboardView(): DashboardViewValue {
  const value = useContext(DashboardContext);
  if (!value) throw new Error('Parts of the dashboard need a <DashboardView> somewhere above them.');
  return value;
}
