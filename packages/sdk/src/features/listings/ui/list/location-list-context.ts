import {
  createContext,
  useContext,
  type ComponentType,
  type ElementType,
  type ReactNode,
  type Context,
} from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { LocationItem } from '../../list/location-list.queries.ts';
import type { LocationListState } from '../../list/use-location-list.ts';
import type { LocationCardProps } from './location-card.tsx';

/** A host's components in place of the list's own; each is given the props of the one it replaces. */
export interface LocationListSlots {
  /** A location on a narrow screen. */
  Card?: ComponentType<LocationCardProps> | undefined;
  /** The cell with the name and the address. */
  NameCell?: ComponentType<{ location: LocationItem }> | undefined;
}

/** How the list fits into the page around it. */
export interface LocationListAppearance {
  /** Above the list. @defaultValue "Adresy firmowe" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header, such as an import. */
  headerActions?: ReactNode;
  /** What can be done while there is no location at all, such as an import. */
  emptyActions?: ReactNode;
  /** Where a location is edited. Left out, rows lead nowhere. */
  getHref?: ((location: LocationItem) => string) | undefined;
  /** Where it is decided what others changed in a location. Left out, that status is plain words. */
  getChangesHref?: ((location: LocationItem) => string) | undefined;
  /** The reader wants to edit the locations that are ticked. Left out, there is no button for it. */
  onEdit?: ((ids: readonly number[]) => void) | undefined;
  /** The reader wants a file of the locations that are ticked. Left out, there is no button for it. */
  onExport?: ((ids: readonly number[]) => void) | undefined;
  /** Locations were added to a group. */
  onAddedToGroup?: ((group: { id: number; name: string }) => void) | undefined;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: LocationListSlots | undefined;
}

/** What every part of the list reads. */
export interface LocationListViewValue extends LocationListAppearance {
  list: LocationListState;
  /** Cards below each other, as on a phone. */
  isNarrow: boolean;
}

export const LocationListContext: Context<LocationListViewValue | undefined> = createContext<
  LocationListViewValue | undefined
>(undefined);

/**
 * What the parts of the list of locations share.
 *
 * @throws Error outside a `LocationListView`.
 * @example
 * ```tsx
 * const { list, isNarrow } = useLocationListView();
 * return isNarrow ? null : <p>{list.count}</p>;
 * ```
 */
export function useLocationListView(): LocationListViewValue {
  const value = useContext(LocationListContext);
  if (!value)
    throw new Error('Parts of the list of locations need a <LocationListView> somewhere above them.');
  return value;
}

/** The host's component for a slot, from the view's props or the Provider, else ours. */
export function useLocationListSlot<Name extends keyof LocationListSlots, Own extends ElementType>(
  name: Name,
  own: Own,
): NonNullable<LocationListSlots[Name]> | Own {
  const { slots } = useLocationListView();
  const provided = usePinfold().slots?.LocationList?.[name];
  return slots?.[name] ?? provided ?? own;
}

declare module '../../../../theme/components.ts' {
  interface Components {
    LocationList: LocationListSlots;
  }
}
