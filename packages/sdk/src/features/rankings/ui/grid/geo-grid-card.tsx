'use client';
import { type JSX, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { rankingsMessages, rankMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { type PermissionDecision, usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { containerStyle } from '../../../../theme/breakpoints.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TargetIcon } from '../../../../ui/icons/place-icons.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import { rankGridAccess } from '../../grid/rank-grid.queries.ts';
import { type GeoGridOptions, type GeoGridState, useGeoGrid } from '../../grid/use-geo-grid.ts';
import { GridContent } from './grid-content.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const RankGridDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./rank-grid-dialog.tsx')).RankGridDialog,
);

export interface GeoGridCardProps extends GeoGridOptions, GeoGridCardAppearance {
  /** Appearance of this card alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Positions at many points around a location: a number and a colour at each, from green at 1 to red at 20 and grey
 * beyond; the three measures with explanations, the strongest listings nearby, a time-lapse over all scans, and the
 * difference of two of them with the usual variation. A table shows the same data.
 *
 * Members who manage keywords can create, scan and remove grids; for others the buttons are disabled, with the reason.
 * Failures are shown in place.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-GeoGridCard
 * @example
 * ```tsx
 * <GeoGridCard facilityId={7} />
 * ```
 */
export function GeoGridCard({ appearance, ...props }: GeoGridCardProps): JSX.Element {
  return (
    <FeatureSurface
      component="GeoGridCard"
      appearance={appearance}
      messages={[rankingsMessages, rankMessages]}
      permission={usePermission(rankGridAccess)}
      forbidden="rankings.grid.forbidden"
    >
      <AllowedCard {...props} />
    </FeatureSurface>
  );
}

function AllowedCard({ headingLevel, ...options }: Omit<GeoGridCardProps, 'appearance'>) {
  return <GeoGridCardView state={useGeoGrid(options)} headingLevel={headingLevel} />;
}

/** How the card fits into the page around it. */
export interface GeoGridCardAppearance {
  /** Level of the card's title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

export interface GeoGridCardViewProps extends GeoGridCardAppearance {
  /** From `useGeoGrid`. */
  state: GeoGridState;
}

/**
 * The view of the grid of positions: everything it shows and does comes in through its props.
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

interface NoGridProps {
  permission: PermissionDecision;
  headingLevel: 2 | 3 | 4;
  onAdd: () => void;
}

/** What a grid is good for, where there is none. */
function NoGrid({ permission, headingLevel, onAdd }: NoGridProps): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<TargetIcon size={24} />}
      title={t('rankings.grid.empty.title')}
      headingLevel={headingLevel}
      actions={
        <Button
          variant="primary"
          isDisabled={permission.isPending}
          disabledReason={permission.reason?.text}
          onPress={onAdd}
        >
          {t('rankings.grid.empty.add')}
        </Button>
      }
    >
      {t('rankings.grid.empty.text')}
    </EmptyState>
  );
}

interface RemoveGridDialogProps {
  state: GeoGridState;
  onClose: () => void;
}

/** Confirms removing a grid with its scans. */
function RemoveGridDialog({ state, onClose }: RemoveGridDialogProps): JSX.Element {
  const t = useTranslate();
  // Gone from the lists while it is being removed.
  const [count] = useState(state.grid?.scans_count ?? 0);
  return (
    <RemoveDialog
      title={t('rankings.grid.remove.title')}
      confirmLabel={t('rankings.grid.delete')}
      onClose={onClose}
      isPending={state.isRemoving}
      pendingLabel={t('rankings.grid.remove.pending')}
      refusal={state.removeRefusal}
      onConfirm={() => state.removeGrid(onClose)}
    >
      {t('rankings.grid.remove.text', { count })}
    </RemoveDialog>
  );
}
