'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { rankingsMessages, rankMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { PeriodPicker } from '../../../../patterns/period-picker.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { containerQueries } from '../../../../theme/breakpoints.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SwapIcon } from '../../../../ui/icons/action-icons.tsx';
import { Grid } from '../../../../ui/layout/stack.tsx';
import {
  type PositionComparisonStart,
  type PositionComparisonState,
  usePositionComparison,
} from '../../competition/use-position-comparison.ts';
import { ComparedSetFields } from './compared-set-fields.tsx';
import { ComparisonBody } from './comparison-body.tsx';

export interface PositionComparatorProps extends PositionComparisonStart, PositionComparatorAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
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
  ...viewProps
}: PositionComparatorProps): JSX.Element {
  const state = usePositionComparison({ search, defaultSearch, onSearchChange });
  return (
    <FeatureSurface
      component="PositionComparator"
      appearance={appearance}
      messages={[rankingsMessages, rankMessages]}
      permission={state.permission}
      forbidden="rankings.competition.forbidden"
      loading={{ blocks: 4 }}
    >
      <PositionComparatorView state={state} {...viewProps} />
    </FeatureSurface>
  );
}

/** How the comparator fits into the page around it. */
export interface PositionComparatorAppearance {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | undefined;
}

export interface PositionComparatorViewProps extends PositionComparatorAppearance {
  /** From `usePositionComparison`. */
  state: PositionComparisonState;
}

/**
 * The view of the comparator: everything it shows and does comes in through the props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = usePositionComparison();
 * return <Surface><PositionComparatorView state={state} /></Surface>;
 * ```
 */
export function PositionComparatorView({
  state,
  headingLevel = 2,
}: PositionComparatorViewProps): JSX.Element {
  const t = useTranslate();
  return (
    <Screen part="PositionComparator" height="flow">
      <TitledCard
        part="PositionComparator-card"
        title={t('rankings.comparator.title')}
        headingLevel={headingLevel}
        tools={<PeriodPicker value={state.search} onChange={state.changeSearch} />}
      >
        <Grid
          columns="minmax(0, 1fr) auto minmax(0, 1fr)"
          gap={5}
          rowGap={4}
          narrow={{ columns: 'minmax(0, 1fr)' }}
        >
          <ComparedSetFields side="a" state={state} />
          <Swap>
            <IconButton
              icon={<SwapIcon size={16} />}
              label={t('rankings.comparator.swap')}
              onPress={state.swap}
            />
          </Swap>
          <ComparedSetFields side="b" state={state} />
        </Grid>
      </TitledCard>
      <ComparisonBody state={state} headingLevel={headingLevel} />
    </Screen>
  );
}

const Swap = styled.div.withConfig(innerClass('PositionComparator-swap'))`
  align-self: center;
  justify-self: center;
  ${containerQueries.narrow} {
    rotate: 90deg;
  }
`;
