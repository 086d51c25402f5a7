import { createContext, useContext, type ReactNode, type Context } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import type { RankLocationsState } from '../../locations/use-rank-locations.ts';

/** How positions of all locations fit into the page around them. */
export interface RankLocationsLooks {
  /** Above everything; null for none. @defaultValue "Pozycje wszystkich lokalizacji" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** At the end of the header, such as the way to the chart. */
  headerActions?: ReactNode;
  /** What can be done while no keyword is watched, such as a way to add one. */
  emptyActions?: ReactNode;
  /** Where the positions of one location are. Left out, locations lead nowhere. */
  getHref?: ((location: Pick<Schemas['LocationSummary'], 'id'>) => string) | undefined;
}

/** What every part reads. */
export interface RankLocationsViewValue extends RankLocationsLooks {
  state: RankLocationsState;
  /** Cards below each other, as on a phone. */
  isNarrow: boolean;
}

export const RankLocationsContext: Context<RankLocationsViewValue | undefined> = createContext<
  RankLocationsViewValue | undefined
>(undefined);

export function useRankLocationsView(): RankLocationsViewValue {
  const value = useContext(RankLocationsContext);
  if (!value) throw new Error('This part belongs into positions of all locations.');
  return value;
}
