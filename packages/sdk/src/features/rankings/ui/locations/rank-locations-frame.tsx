'use client';
import type { ReactNode, JSX } from 'react';
import { rankingsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useRankLocations, type RankLocationsStart } from '../../locations/use-rank-locations.ts';
import { RankLocationsContext, type RankLocationsLooks } from './rank-locations-context.ts';

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
  const layout = useScreenLayout();
  const { reason, isPending } = state.permission;
  return (
    <Surface component={component} appearance={appearance} isFullHeight>
      <Screen part={component} layout={layout}>
        {!areWordsReady || isPending ? (
          <Skeleton label={t('common.loading')} blocks={8} />
        ) : reason ? (
          <ForbiddenState title={t('rankings.locations.forbidden')} reason={reason.text} />
        ) : (
          <RankLocationsContext.Provider value={{ state, isNarrow: layout.isNarrow, ...looks }}>
            {children}
          </RankLocationsContext.Provider>
        )}
      </Screen>
    </Surface>
  );
}
