'use client';
import { type JSX, useState } from 'react';
import { listingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { DataList } from '../../../../patterns/data-list.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlusIcon, UploadIcon } from '../../../../ui/icons/action-icons.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { type GroupsState, useGroups } from '../../groups/use-groups.ts';
import type { LocationGroup } from '../../use-locations-choice.ts';
import { GroupFormDialog } from './group-form-dialog.tsx';
import { GroupImportDialog } from './group-import-dialog.tsx';
import { GroupRow } from './group-row.tsx';

export interface LocationGroupsProps extends LocationGroupsAppearance {
  /** Appearance of the groups alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's groups of locations: to search, to make of chosen locations, by labels or from a CSV file, to change
 * and to delete. Takes the width of its parent.
 *
 * Failures are shown in place; what concerns more than a form is reported to the Provider's `onError`. What the user
 * may not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocationGroups
 * @example
 * ```tsx
 * <LocationGroups getLocationsHref={({ id }) => `/locations?groups=${id}`} />
 * ```
 */
export function LocationGroups({ appearance, ...viewProps }: LocationGroupsProps): JSX.Element {
  return (
    <FeatureSurface
      component="LocationGroups"
      appearance={appearance}
      messages={[listingsMessages]}
      permission={usePermission('view_facilities_data')}
      forbidden="listings.list.forbidden"
    >
      <Allowed {...viewProps} />
    </FeatureSurface>
  );
}

function Allowed(viewProps: LocationGroupsAppearance) {
  const t = useTranslate();
  const state = useGroups();
  if (!useFeatureMessages(listingsMessages)) return <Skeleton label={t('common.loading')} blocks={4} />;
  return <LocationGroupsView state={state} {...viewProps} />;
}

/** How the groups fit into the page around them. */
export interface LocationGroupsAppearance {
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where the locations of a group are listed. Left out, groups lead nowhere. */
  getLocationsHref?: ((group: LocationGroup) => string) | undefined;
  /** A group was made, changed or deleted. */
  onChanged?: ((change: { kind: 'created' | 'saved' | 'deleted'; name: string }) => void) | undefined;
}

export interface LocationGroupsViewProps extends LocationGroupsAppearance {
  /** From `useGroups`. */
  state: GroupsState;
}

type Open = { kind: 'form' | 'import'; group: LocationGroup | undefined };

/**
 * The viewProps of the groups: everything they show and do comes in through the props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useGroups();
 * return <Surface><LocationGroupsView state={state} /></Surface>;
 * ```
 */
export function LocationGroupsView({
  state,
  headingLevel = 1,
  getLocationsHref,
  onChanged,
}: LocationGroupsViewProps): JSX.Element {
  const t = useTranslate();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refusal = state.permission.reason?.text;
  const { groups, page, pageSize, count, removal } = state;
  return (
    <Screen part="LocationGroups" height="flow" layout={useScreenLayout()}>
      <CollectionHeader
        inset="none"
        title={t('listings.groups.title')}
        headingLevel={headingLevel}
        lead={t('listings.groups.lead')}
        actions={
          <>
            <Button
              icon={<UploadIcon size={16} />}
              disabledReason={refusal}
              onPress={() => setOpen({ kind: 'import', group: undefined })}
            >
              {t('listings.groups.import')}
            </Button>
            <Button
              variant="primary"
              icon={<PlusIcon size={16} />}
              disabledReason={refusal}
              onPress={() => setOpen({ kind: 'form', group: undefined })}
            >
              {t('listings.groups.new')}
            </Button>
          </>
        }
        search={
          <CollectionSearch
            label={t('listings.groups.search')}
            placeholder={t('listings.groups.search')}
            value={state.name}
            onSearch={state.search}
          />
        }
      />
      {state.error || groups.length === 0 ? (
        <GroupsEmpty state={state} headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4} />
      ) : (
        <DataList label={t('listings.groups.title')} isStale={state.isStale}>
          {groups.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              refusal={refusal}
              getLocationsHref={getLocationsHref}
              onEdit={() => setOpen({ kind: 'form', group })}
              onImport={() => setOpen({ kind: 'import', group })}
              onRemove={() => removal.ask(group)}
            />
          ))}
        </DataList>
      )}
      {state.pageCount > 1 && (
        <Pagination
          label={t('listings.groups.pages')}
          page={page}
          pageCount={state.pageCount}
          onChange={state.setPage}
          previousLabel={t('listings.groups.previous')}
          nextLabel={t('listings.groups.next')}
          pageLabel={(number) => t('listings.groups.page', { page: number })}
          status={t('listings.groups.range', {
            from: (page - 1) * pageSize + 1,
            to: Math.min(page * pageSize, count),
            total: count,
          })}
        />
      )}
      {open?.kind === 'form' && (
        <GroupFormDialog
          group={open.group}
          onClose={close}
          onSaved={({ name }) => {
            close();
            onChanged?.({ kind: open.group ? 'saved' : 'created', name });
          }}
        />
      )}
      {open?.kind === 'import' && <GroupImportDialog group={open.group} onClose={close} />}
      {removal.asked && (
        <RemoveDialog
          title={t('listings.groups.delete_title', { name: removal.asked.name })}
          confirmLabel={t('listings.groups.delete')}
          pendingLabel={t('listings.groups.deleting')}
          isPending={removal.isPending}
          refusal={removal.refusal}
          onConfirm={() => removal.confirm(({ name }) => onChanged?.({ kind: 'deleted', name }))}
          onClose={removal.cancel}
        >
          {t('listings.groups.delete_text')}
        </RemoveDialog>
      )}
    </Screen>
  );
}

/** Why there are no groups on the page. */
function GroupsEmpty({ state, headingLevel }: { state: GroupsState; headingLevel: 2 | 3 | 4 }) {
  const t = useTranslate();
  const empty = state.name
    ? noMatch({
        title: t('listings.groups.no_match'),
        clear: t('listings.groups.clear_search'),
        onClear: () => state.search(''),
      })
    : {
        title: t('listings.groups.empty'),
        text: t('listings.groups.empty_text'),
        icon: <PinIcon size={24} />,
      };
  return (
    <QueryState
      query={state}
      failed={t('listings.groups.failed')}
      headingLevel={headingLevel}
      loading={{ blocks: 4, lines: 2 }}
      empty={state.isPending ? undefined : empty}
    />
  );
}
