'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { useCompetitorList, type CompetitorListOptions } from '../../competition/use-competitor-list.ts';
import { CompetitionFrame } from './competition-frame.tsx';
import { CompetitorListView, type CompetitorListLooks } from './competitor-list-view.tsx';

export interface CompetitorListProps extends CompetitorListLooks, CompetitorListOptions {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The listings that the company compares itself with, at most five: a search on the map near one of the own locations,
 * those who are ahead of it most often to take with one press, and removing one. Own listings, those that are there
 * already and those without a position are shown with the reason why they cannot be added.
 *
 * Failures are shown in place; what concerns more than a form is told to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompetitorList
 * @example
 * ```tsx
 * <CompetitorList planHref="/plan" />
 * ```
 */
export function CompetitorList({ appearance, defaultFacility, ...looks }: CompetitorListProps): JSX.Element {
  const state = useCompetitorList({ defaultFacility });
  return (
    <CompetitionFrame
      component="CompetitorList"
      appearance={appearance}
      permission={state.viewing}
      areWordsReady={state.areWordsReady}
    >
      <CompetitorListView state={state} {...looks} />
    </CompetitionFrame>
  );
}
