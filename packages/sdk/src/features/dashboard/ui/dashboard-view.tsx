'use client';
import { type JSX, type ReactNode, useMemo } from 'react';
import { dashboardMessages, listingsMessages } from '../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../theme/appearance.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { levelBelow } from '../../../ui/layout/text.tsx';
import type { DashboardState } from '../use-dashboard.ts';
import { type DashboardAppearance, DashboardContext } from './dashboard-context.ts';

export interface DashboardViewProps extends DashboardAppearance {
  /** From `useDashboard`. */
  state: DashboardState;
  /** Parts in an order of your own, in place of all of them. */
  children?: ReactNode;
  /** Appearance of the dashboard alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const DashboardScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
);

/**
 * The dashboard of a state that you hold: all of its parts, or those that you put inside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useDashboard();
 * return (
 *   <DashboardView state={state} hrefOf={({ screen }) => `/${screen}`}>
 *     <ScoreRing />
 *     <NextPoints />
 *   </DashboardView>
 * );
 * ```
 */
export function DashboardView({
  state,
  children,
  appearance,
  title,
  headingLevel = 1,
  hrefOf,
  indicatorHref,
  setUpHref,
  planHref,
}: DashboardViewProps): JSX.Element {
  const value = useMemo(
    () => ({
      state,
      stats: state.stats,
      headingLevel: levelBelow[headingLevel],
      hrefOf,
      indicatorHref,
      setUpHref,
      planHref,
    }),
    [state, headingLevel, hrefOf, indicatorHref, setUpHref, planHref],
  );
  return (
    <FeatureSurface
      component="Dashboard"
      appearance={appearance}
      messages={[dashboardMessages, listingsMessages]}
      permission={state.permission}
      forbidden="dashboard.forbidden"
      loading={{ blocks: 6 }}
    >
      <DashboardContext.Provider value={value}>
        {children ?? <DashboardScreen title={title} headingLevel={headingLevel} />}
      </DashboardContext.Provider>
    </FeatureSurface>
  );
}
