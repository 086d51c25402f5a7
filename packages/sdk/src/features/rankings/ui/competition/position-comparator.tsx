'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import {
  usePositionComparison,
  type PositionComparisonStart,
} from '../../competition/use-position-comparison.ts';
import { CompetitionFrame } from './competition-frame.tsx';
import { PositionComparatorView, type PositionComparatorLooks } from './position-comparator-view.tsx';

export interface PositionComparatorProps extends PositionComparisonStart, PositionComparatorLooks {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Compares two sets of places, each of own locations, groups and competitors by its keywords: both over time, and for
 * every measure who leads and by how much. The sides can be swapped.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PositionComparator
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <PositionComparator
 *     search={parseComparisonSearch(params)}
 *     onSearchChange={(search) => setParams(formatComparisonSearch(search))}
 *   />
 * );
 * ```
 */
export function PositionComparator({
  appearance,
  search,
  defaultSearch,
  onSearchChange,
  ...looks
}: PositionComparatorProps): JSX.Element {
  const state = usePositionComparison({ search, defaultSearch, onSearchChange });
  return (
    <CompetitionFrame
      component="PositionComparator"
      appearance={appearance}
      permission={state.permission}
      areWordsReady={state.areWordsReady}
    >
      <PositionComparatorView state={state} {...looks} />
    </CompetitionFrame>
  );
}
