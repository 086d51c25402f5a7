'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { lazyDialog } from '../../../../patterns/lazy-dialog.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { CalendarIcon, PostIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { postTabs } from '../../post-filters.ts';
import type { PostListState } from '../../use-posts.ts';
import { usePostFilterFields } from './post-filter-fields.ts';
import { PostRows } from './post-rows.tsx';
import { SentNote } from './sent-note.tsx';

/** A post that your composer is to change. */
export interface EditedPost {
  id: number;
  /** Of a series, the one date that is changed, as the composer's `date`. */
  date?: string | undefined;
}

/** How the list fits into the host. */
export interface PostsListAppearance {
  /** Opens a planned post in your composer; left out, posts cannot be edited here. */
  onEdit?: ((post: EditedPost) => void) | undefined;
  /** Opens your composer; left out, there is no button for it. */
  onCreate?: (() => void) | undefined;
}

export interface PostsListViewProps extends PostsListAppearance {
  /** From `usePostList`. */
  list: PostListState;
}

const PostDrawer = lazyDialog(async () => (await import('./post-drawer.tsx')).PostDrawer);

/**
 * The looks of the list of posts: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const list = usePostList({ defaultTab: 'planned' });
 * return <Surface isFullHeight><PostsListView list={list} /></Surface>;
 * ```
 */
export function PostsListView({ list, onEdit, onCreate }: PostsListViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const fields = usePostFilterFields(list);
  const [openId, setOpenId] = useState<number>();
  const { tab, counts, filters, changeFilters, clearFilters, count = 0, isStale, emptiness } = list;
  const create = onCreate && (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={list.composePermission.reason?.text}
      onPress={onCreate}
    >
      {t('posts.new')}
    </Button>
  );
  const number = (
    <Text role="status" size="s" tone="muted">
      {count > 0 && !isStale && list.hasFilters && t('posts.count', { count })}
    </Text>
  );
  const tabs = (
    <SegmentedControl
      label={t('posts.tabs')}
      value={tab}
      onChange={list.setTab}
      segments={postTabs.map((id) => ({
        id,
        label: counts ? `${t(`posts.tab.${id}`)} (${counts[id]})` : t(`posts.tab.${id}`),
      }))}
    />
  );
  return (
    <Screen part="PostsList" layout={layout}>
      <CollectionHeader
        title={t('posts.title')}
        actions={create}
        search={
          <CollectionSearch
            label={t('posts.search')}
            placeholder={t('posts.search')}
            value={filters.q ?? ''}
            onSearch={(q) => changeFilters({ q: q || undefined })}
          />
        }
        filtersLabel={t('common.list.filters')}
        filters={
          <>
            {/* On a phone the search has its line to itself. */}
            {layout.isNarrow && tabs}
            <CollectionFilters fields={fields} hasFilters={list.hasFilters} onClear={clearFilters} />
            {layout.isNarrow && number}
          </>
        }
        tools={
          !layout.isNarrow && (
            <>
              {number}
              {tabs}
            </>
          )
        }
      />
      <SentNote onOpen={setOpenId} />
      <ScreenBody isStale={isStale}>
        {count > 0 ? (
          <PostRows list={list} onOpen={({ id }) => setOpenId(id)} />
        ) : (
          <Inset flex="scroll" padding={5}>
            <QueryState
              query={list}
              failed={t('posts.failed')}
              forbidden={t('posts.forbidden')}
              empty={
                emptiness === 'no_match'
                  ? noMatch({
                      title: t('posts.no_match.title'),
                      text: t('posts.no_match.text'),
                      clear: t('common.list.clear_filters'),
                      onClear: clearFilters,
                    })
                  : emptiness && {
                      title: t(`posts.no_posts.${tab}.title`),
                      text: t(`posts.no_posts.${tab}.text`),
                      icon: tab === 'sent' ? <PostIcon size={24} /> : <CalendarIcon size={24} />,
                      actions: create,
                    }
              }
            />
          </Inset>
        )}
      </ScreenBody>
      <PostDrawer
        isOpen={openId !== undefined}
        id={openId ?? 0}
        onEdit={onEdit}
        onClose={() => setOpenId(undefined)}
      />
    </Screen>
  );
}
