'use client';
import { type JSX, useState } from 'react';
import { listingValueMessages, watchedLocationsMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList } from '../../../../patterns/data-list.tsx';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RemovalQuestion } from '../../../../patterns/removal-question.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useRemoval } from '../../../../state/use-removal.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { EyeIcon } from '../../../../ui/icons/control-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import {
  useStopWatching,
  useWatchedLocations,
  type WatchedLocation,
} from '../../watched/use-watched-locations.ts';
import { watchedAccess } from '../../watched/watched.queries.ts';
import { WatchedRow } from './watched-row.tsx';

export interface WatchedLocationsProps {
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Address of a location's page; without it names are no links. */
  getLocationHref?: ((locationId: number) => string) | undefined;
  /** Where the user sees their plan; offered where the plan has no room. */
  planHref?: string | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Locations that somebody else owns and the company only watches: each with its rating and reviews, how both changed in
 * thirty days, and what the map says differently since. Places are found by name and added; nothing of them can be edited.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-WatchedLocations
 * @example
 * ```tsx
 * <WatchedLocations getLocationHref={(id) => `/locations/${id}`} planHref="/plan" />
 * ```
 */
export function WatchedLocations({ appearance, ...props }: WatchedLocationsProps): JSX.Element {
  return (
    <FeatureSurface
      component="WatchedLocations"
      appearance={appearance}
      messages={[watchedLocationsMessages, listingValueMessages]}
      permission={usePermission(watchedAccess.see)}
      forbidden="watched_locations.forbidden"
      loading={{ blocks: 3, lines: 3 }}
    >
      <WatchedLocationsView {...props} />
    </FeatureSurface>
  );
}

const AddPlaceDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./add-place-dialog.tsx')).AddPlaceDialog,
);

/** The list with what can be done to it. */
function WatchedLocationsView({
  headingLevel = 1,
  getLocationHref,
  planHref,
}: Omit<WatchedLocationsProps, 'appearance'>): JSX.Element {
  const t = useTranslate();
  const query = useWatchedLocations();
  const { locations, count, hasNextPage, isFetchingNextPage } = query;
  const { reason } = usePermission(watchedAccess.manage);
  const [isAdding, setAdding] = useState(false);
  const stop = useStopWatching();
  const removal = useRemoval<WatchedLocation>({
    remove: ({ id }, options) => stop.mutate(id, options),
    isPending: stop.isPending,
  });
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={reason?.text}
      onPress={() => setAdding(true)}
    >
      {t('watched_locations.add')}
    </Button>
  );
  return (
    <Screen part="WatchedLocations" height="flow" inset="page">
      <PageHeader
        title={t('watched_locations.title')}
        headingLevel={headingLevel}
        lead={t('watched_locations.lead')}
        actions={locations.length > 0 && add}
      />
      {locations.length > 0 ? (
        <>
          <Banner>{t('watched_locations.read_only')}</Banner>
          <DataList label={t('watched_locations.list', { count: count ?? 0 })}>
            {locations.map((location) => (
              <WatchedRow
                key={location.id}
                location={location}
                href={getLocationHref?.(location.id)}
                refusal={reason?.text}
                onStop={() => removal.ask(location)}
              />
            ))}
          </DataList>
        </>
      ) : (
        <QueryState
          query={query}
          failed={t('watched_locations.error')}
          loading={{ blocks: 3, lines: 3 }}
          headingLevel={levelBelow[headingLevel]}
          empty={
            count === undefined
              ? undefined
              : {
                  title: t('watched_locations.empty.title'),
                  text: t('watched_locations.empty.text'),
                  icon: <EyeIcon size={24} />,
                  actions: add,
                }
          }
        />
      )}
      {hasNextPage && (
        <Row justify="center">
          <Button
            onPress={() => void query.fetchNextPage()}
            isPending={isFetchingNextPage}
            pendingLabel={t('common.loading')}
          >
            {t('watched_locations.show_more')}
          </Button>
        </Row>
      )}
      {isAdding && <AddPlaceDialog planHref={planHref} onClose={() => setAdding(false)} />}
      <RemovalQuestion
        removal={removal}
        titleOf={({ name }) => t('watched_locations.stop.title', { name })}
        textOf={() => t('watched_locations.stop.text')}
        confirmLabel={t('watched_locations.stop.confirm')}
        pendingLabel={t('watched_locations.stop.pending')}
      />
    </Screen>
  );
}
