'use client';
import { useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import type { LocationListState } from '../../list/use-location-list.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { LocationFilterChoices } from './filters/use-location-filter-choices.ts';
import { ListHeader } from './list-header.tsx';
import { ListState } from './list-state.tsx';
import { LocationListContext, type LocationListLooks } from './location-list-context.ts';
import { LocationTable } from './location-table.tsx';

export interface LocationListViewProps extends LocationListLooks {
  /** From `useLocationList`. */
  list: LocationListState;
  /** From `useLocationFilterChoices`. */
  choices: LocationFilterChoices;
}

/**
 * The looks of the list of locations: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const list = useLocationList();
 * const choices = useLocationFilterChoices(list.filters);
 * return <Surface isFullHeight><LocationListView list={list} choices={choices} /></Surface>;
 * ```
 */
export function LocationListView({ list, choices, ...looks }: LocationListViewProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const view = { list, choices, isNarrow, ...looks };
  const hasRows = (list.count ?? 0) > 0;
  return (
    <LocationListContext.Provider value={view}>
      <Root ref={root} data-layout={isNarrow ? 'narrow' : 'wide'}>
        <ListHeader />
        <Body>
          {hasRows ? <LocationTable /> : <ListState />}
          {hasRows && <BulkBar />}
        </Body>
      </Root>
    </LocationListContext.Provider>
  );
}

const Root = styled.div.withConfig(partClass('LocationList'))`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: min(560px, 100dvh);
  overflow: hidden;
  background: var(--pf-background);
  color: var(--pf-ink);
`;

const Body = styled.div.withConfig(partClass('LocationList-body'))`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-surface);
`;
