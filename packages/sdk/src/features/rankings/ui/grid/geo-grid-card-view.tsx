'use client';
import { useRef, useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { containerStyle } from '../../../../theme/breakpoints.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';
import { GridContent } from './grid-content.tsx';
import { NoGrid } from './no-grid.tsx';
import { RankGridDialog } from './rank-grid-dialog.tsx';
import { RemoveGridDialog } from './remove-grid-dialog.tsx';

/** How the card fits into the page around it. */
export interface GeoGridCardLooks {
  /** Level of the card's title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

export interface GeoGridCardViewProps extends GeoGridCardLooks {
  /** From `useGeoGrid`. */
  state: GeoGridState;
}

/**
 * The looks of the grid of positions: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useGeoGrid({ facilityId: 7 });
 * return <Surface><GeoGridCardView state={state} headingLevel={3} /></Surface>;
 * ```
 */
export function GeoGridCardView({ state, headingLevel = 2 }: GeoGridCardViewProps): JSX.Element {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const [dialog, setDialog] = useState<'add' | 'remove'>();
  const { error } = state;
  const close = () => setDialog(undefined);
  return (
    <Root ref={root} data-layout={isNarrow ? 'narrow' : 'wide'}>
      <Card>
        {error || state.isPending ? (
          <QueryState
            query={state}
            failed={t('rankings.grid.failed')}
            empty={undefined}
            loading={{ blocks: 2, lines: 3 }}
          />
        ) : state.grid ? (
          <GridContent
            state={state}
            grid={state.grid}
            headingLevel={headingLevel}
            onAdd={() => setDialog('add')}
            onRemove={() => setDialog('remove')}
          />
        ) : (
          <NoGrid permission={state.permission} headingLevel={headingLevel} onAdd={() => setDialog('add')} />
        )}
      </Card>
      {dialog === 'add' && (
        <RankGridDialog
          facilityId={state.facilityId}
          onClose={close}
          onCreated={({ id }) => {
            state.chooseGrid(id);
            close();
          }}
        />
      )}
      {dialog === 'remove' && <RemoveGridDialog state={state} onClose={close} />}
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('GeoGridCard'))`
  ${containerStyle}
  display: block;
  min-inline-size: 0;
  color: var(--pf-ink);
  & .pinfold-Card:where([data-layout='narrow'] > *) {
    padding: 16px;
  }
`;
