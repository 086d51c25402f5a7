'use client';
import { useRef, type ReactNode, type JSX } from 'react';
import { css, styled } from 'styled-components';
import { rankingsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import { useRankLocations, type RankLocationsStart } from '../../locations/use-rank-locations.ts';
import { RankLocationsContext, type RankLocationsLooks } from './rank-locations-context.ts';
import './rank-locations-parts.ts';

/** What the table, the chart and the map of all locations take. */
export interface RankLocationsProps extends RankLocationsStart, RankLocationsLooks {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

interface RankLocationsFrameProps extends RankLocationsProps {
  component: 'LocationPositionsTable' | 'RankOverviewChart' | 'RankMap';
  children: ReactNode;
}

/** The room of the table, the chart or the map, once its words are here and the reader may see it. */
export function RankLocationsFrame({
  component,
  appearance,
  children,
  ...props
}: RankLocationsFrameProps): JSX.Element {
  const { search, defaultSearch, onSearchChange, ...looks } = props;
  const state = useRankLocations({ search, defaultSearch, onSearchChange });
  const areWordsReady = useFeatureMessages(rankingsMessages);
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const { reason, isPending } = state.permission;
  const Root = roots[component];
  return (
    <Surface component={component} appearance={appearance} isFullHeight>
      <Root ref={root} data-layout={isNarrow ? 'narrow' : 'wide'}>
        {!areWordsReady || isPending ? (
          <Skeleton label={t('common.loading')} blocks={8} />
        ) : reason ? (
          <EmptyState icon={<LockIcon size={24} />} title={t('rankings.locations.forbidden')}>
            {reason.text}
          </EmptyState>
        ) : (
          <RankLocationsContext.Provider value={{ state, isNarrow, ...looks }}>
            {children}
          </RankLocationsContext.Provider>
        )}
      </Root>
    </Surface>
  );
}

const room = css`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: min(560px, 100dvh);
  overflow: hidden;
  background: var(--pf-background);
  color: var(--pf-ink);
`;

const roots = {
  LocationPositionsTable: styled.div.withConfig(partClass('LocationPositionsTable'))`
    ${room}
  `,
  RankOverviewChart: styled.div.withConfig(partClass('RankOverviewChart'))`
    ${room}
  `,
  RankMap: styled.div.withConfig(partClass('RankMap'))`
    ${room}
  `,
};
