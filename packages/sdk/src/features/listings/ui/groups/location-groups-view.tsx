'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { PlusIcon, UploadIcon } from '../../../../ui/icons/action-icons.tsx';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import type { GroupsState } from '../../groups/use-groups.ts';
import type { LocationGroup } from '../../use-review-locations.ts';
import { GroupFormDialog } from './group-form-dialog.tsx';
import { GroupImportDialog } from './group-import-dialog.tsx';
import { GroupList } from './group-list.tsx';
import { Actions, Header, Lead, Root, Search, Title, Toolbar } from './group-page-parts.ts';
import { RemoveGroup } from './remove-group.tsx';

/** How the groups fit into the page around them. */
export interface LocationGroupsLooks {
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where the locations of a group are listed. Left out, groups lead nowhere. */
  getLocationsHref?: ((group: LocationGroup) => string) | undefined;
  /** A group was made, changed or deleted. */
  onChanged?: ((change: { kind: 'created' | 'saved' | 'deleted'; name: string }) => void) | undefined;
}

export interface LocationGroupsViewProps extends LocationGroupsLooks {
  /** From `useGroups`. */
  state: GroupsState;
}

type Open = { kind: 'form' | 'import'; group: LocationGroup | undefined };

/**
 * The looks of the groups: everything they show and do comes in through the props.
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
  const { text, setText, ask } = useRestedText(state.name, state.search);
  const refusal = state.permission.reason?.text;
  const { page, pageSize, count } = state;
  const values = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, count), total: count };
  return (
    <Root>
      <Header>
        <div>
          <Title as={`h${headingLevel}`}>{t('listings.groups.title')}</Title>
          <Lead>{t('listings.groups.lead')}</Lead>
        </div>
        <Actions>
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
        </Actions>
      </Header>
      <Toolbar>
        <Search>
          <SearchField
            label={t('listings.groups.search')}
            placeholder={t('listings.groups.search')}
            clearLabel={t('common.clear')}
            value={text}
            onChange={setText}
            onSubmit={ask}
            onClear={() => ask('')}
            maxLength={200}
          />
        </Search>
      </Toolbar>
      <GroupList
        state={state}
        headingLevel={headingLevel}
        getLocationsHref={getLocationsHref}
        onEdit={(group) => setOpen({ kind: 'form', group })}
        onImport={(group) => setOpen({ kind: 'import', group })}
      />
      {state.pageCount > 1 && (
        <Pagination
          label={t('listings.groups.pages')}
          page={page}
          pageCount={state.pageCount}
          onChange={state.setPage}
          previousLabel={t('listings.groups.previous')}
          nextLabel={t('listings.groups.next')}
          pageLabel={(number) => t('listings.groups.page', { page: number })}
          status={t('listings.groups.range', values)}
        />
      )}
      {open?.kind === 'form' && (
        <GroupFormDialog
          group={open.group}
          onClose={() => setOpen(undefined)}
          onSaved={({ name }) => {
            setOpen(undefined);
            onChanged?.({ kind: open.group ? 'saved' : 'created', name });
          }}
        />
      )}
      {open?.kind === 'import' && <GroupImportDialog group={open.group} onClose={() => setOpen(undefined)} />}
      <RemoveGroup removal={state.removal} onRemoved={({ name }) => onChanged?.({ kind: 'deleted', name })} />
    </Root>
  );
}
