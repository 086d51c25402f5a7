'use client';
import { type Context, createContext, type JSX, type ReactNode, useContext } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { rankingsMessages, rankMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureGate } from '../../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import {
  type RankLocationsStart,
  type RankLocationsState,
  useRankLocations,
} from '../../locations/use-rank-locations.ts';

/** What the table, the chart and the map of all locations take. */
export interface RankLocationsProps extends RankLocationsStart, RankLocationsAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

interface RankLocationsFrameProps extends RankLocationsProps {
  component: 'LocationPositionsTable' | 'RankOverviewChart' | 'RankMap';
  children: ReactNode;
}

/**
 * Frame of the table, the chart or the map; its content is rendered once the messages are loaded and if the user may
 * see it.
 */
export function RankLocationsFrame({
  component,
  appearance,
  children,
  ...props
}: RankLocationsFrameProps): JSX.Element {
  const { search, defaultSearch, onSearchChange, ...viewProps } = props;
  const state = useRankLocations({ search, defaultSearch, onSearchChange });
  const layout = useScreenLayout();
  return (
    <Surface component={component} appearance={appearance} isFullHeight>
      <Screen part={component} layout={layout}>
        <FeatureGate
          messages={[rankingsMessages, rankMessages]}
          permission={state.permission}
          forbidden="rankings.locations.forbidden"
          loading={{ blocks: 8 }}
        >
          <RankLocationsContext.Provider value={{ state, isNarrow: layout.isNarrow, ...viewProps }}>
            {children}
          </RankLocationsContext.Provider>
        </FeatureGate>
      </Screen>
    </Surface>
  );
}

/** How positions of all locations fit into the page around them. */
export interface RankLocationsAppearance {
  /** Above everything; null for none. @defaultValue "Pozycje wszystkich lokalizacji" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** At the end of the header, such as a link to the chart. */
  headerActions?: ReactNode;
  /** What can be done while no keyword is watched, such as a way to add one. */
  emptyActions?: ReactNode;
  /** Where the positions of one location are. Left out, locations lead nowhere. */
  getHref?: ((location: Pick<Schemas['LocationSummary'], 'id'>) => string) | undefined;
}

/** What every part reads. */
interface RankLocationsViewValue extends RankLocationsAppearance {
  state: RankLocationsState;
  /** Cards below each other, as on a phone. */
  isNarrow: boolean;
}

const RankLocationsContext: Context<RankLocationsViewValue | undefined> = createContext<
  RankLocationsViewValue | undefined
>(undefined);

export function useRankLocationsView(): RankLocationsViewValue {
  const value = useContext(RankLocationsContext);
  if (!value) throw new Error('This part belongs into positions of all locations.');
  return value;
}
