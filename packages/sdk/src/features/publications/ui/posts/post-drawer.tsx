'use client';
import { type JSX, useMemo, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { EditIcon, RefreshIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import {
  type PostDetail,
  type PostItem,
  type PostItemState,
  postItemStates,
  writePostsAccess,
} from '../../posts.queries.ts';
import { usePost, usePostItems } from '../../use-post.ts';
import { useDeletePost, usePostVisibility, useRetryPost, useStopPost } from '../../use-post-actions.ts';
import { usePostMoment } from '../post-labels.ts';
import { postName, PostText } from '../post-text.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { PostFixDialog } from './post-fix-dialog.tsx';
import { PostItemRow } from './post-item-row.tsx';
import { PostResult } from './post-rows.tsx';
import type { EditedPost } from './posts-list-view.tsx';
import { SeriesDate } from './series-date.tsx';

interface PostDrawerProps {
  id: number;
  /** Of a series, the date that was pressed. */
  date?: string | undefined;
  /** Opens a planned post in the host's composer. */
  onEdit?: ((post: EditedPost) => void) | undefined;
  onClose: () => void;
}

/** One post: what it says, what became of it at each location, and what can be done about it. */
export function PostDrawer({ id, date, onEdit, onClose }: PostDrawerProps): JSX.Element {
  const t = useTranslate();
  const query = usePost(id);
  return (
    <Drawer
      title={t('posts.detail.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {query.data ? (
        <PostDetail post={query.data} date={date} onEdit={onEdit} onClose={onClose} />
      ) : query.error ? (
        <QueryState query={query} failed={t('posts.detail.failed')} empty={undefined} headingLevel={3} />
      ) : (
        <Skeleton label={t('common.loading')} blocks={3} />
      )}
    </Drawer>
  );
}

interface PostDetailProps extends Omit<PostDrawerProps, 'id'> {
  post: PostDetail;
}

function PostDetail({ post, date, onEdit, onClose }: PostDetailProps) {
  const t = useTranslate();
  const moment = usePostMoment()(post);
  const { title, summary, type, picture } = post;
  return (
    <Stack gap={6} part="PostsList-detail">
      <Stack gap={4}>
        <Row gap={4} align="start">
          <Thumbnail url={picture?.url} width="96px" />
          <Stack gap={2} align="start" minInlineSize="0">
            <Tag>{t(`posts.type.${type}`)}</Tag>
            <PostResult post={post} />
            <Text size="s" tone="muted">
              {[moment.text, moment.note, post.author].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Row>
        {title && (
          <Heading level={3} size="m" wrap="anywhere">
            <PostText text={title} />
          </Heading>
        )}
        <Text as="p" wrap="prose" dir="auto">
          <PostText text={summary} />
        </Text>
        {post.recurrence && <SeriesDate post={post} date={date} onEdit={onEdit} onClose={onClose} />}
        <PostActions post={post} onEdit={onEdit} onClose={onClose} />
      </Stack>
      {post.carrier !== 'pinfold' && <PostLocations post={post} />}
    </Stack>
  );
}

/** Edit, delete, and whether visitors of the store locator see it. */
function PostActions({ post, onEdit, onClose }: PostDetailProps) {
  const t = useTranslate();
  const { reason } = usePermission(writePostsAccess);
  const { messageFor } = useFormRefusal();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePost();
  const stop = useStopPost();
  const visibility = usePostVisibility();
  const isSeries = post.status === 'repeating';
  const isPlanned = post.status === 'planned' || isSeries;
  const end = isSeries ? stop : remove;
  if (!post.can_edit && !reason) return null;
  const refusal = messageFor(visibility.error);
  return (
    <Stack gap={4}>
      <Switch
        label={t('posts.detail.visible')}
        description={t('posts.detail.visible_hint')}
        isSelected={post.visibility.store_locator}
        isDisabled={reason !== undefined}
        onChange={(isVisible) => visibility.mutate({ post, isVisible })}
      />
      <RefusalBanner message={refusal} />
      <Row gap={3} wrap>
        {isPlanned && onEdit && (
          <Button
            size="s"
            icon={<EditIcon size={15} />}
            disabledReason={reason?.text}
            onPress={() => onEdit({ id: post.id })}
          >
            {t(isSeries ? 'posts.series.edit' : 'posts.detail.edit')}
          </Button>
        )}
        <Button
          size="s"
          variant="danger"
          icon={<TrashIcon size={15} />}
          disabledReason={reason?.text}
          isDisabled={post.status === 'deleting'}
          onPress={() => setAsking(true)}
        >
          {t(isSeries ? 'posts.series.stop' : 'posts.detail.delete')}
        </Button>
      </Row>
      {isAsking && (
        <RemoveDialog
          title={t(isSeries ? 'posts.series.stop_title' : 'posts.delete.title', { name: postName(post, t) })}
          confirmLabel={t(isSeries ? 'posts.series.stop_confirm' : 'posts.delete.confirm')}
          pendingLabel={t(isSeries ? 'posts.series.stopping' : 'posts.delete.pending')}
          isPending={end.isPending}
          refusal={messageFor(end.error)}
          onConfirm={() => end.mutate({ id: post.id }, { onSuccess: onClose })}
          onClose={() => setAsking(false)}
        >
          {isSeries
            ? t(`posts.series.stop_text.${post.carrier ?? 'pinfold'}`)
            : isPlanned
              ? t('posts.delete.planned')
              : t('posts.delete.sent', { count: post.counts.total })}
        </RemoveDialog>
      )}
    </Stack>
  );
}

/** Rows that are shown at first, and added by each press. */
const step = 50;

/** What became of a post at each location, with a retry of all that failed. */
function PostLocations({ post }: { post: PostDetail }) {
  const t = useTranslate();
  const { reason } = usePermission(writePostsAccess);
  const { messageFor } = useFormRefusal();
  const [state, setState] = useState<PostItemState>();
  const [shown, setShown] = useState(step);
  const [fixed, setFixed] = useState<PostItem>();
  const retry = useRetryPost();
  const search = useMemo(() => ({ state }), [state]);
  const query = usePostItems(post.id, search, {
    range: { start: Math.max(0, shown - step), end: shown - 1 },
  });
  const { count = 0, at } = query;
  const items = Array.from({ length: Math.min(shown, count) }, (_, index) => at(index)).filter(
    (item) => item !== undefined,
  );
  const { failed, processing, published, rejected, total } = post.counts;
  // Nothing to tell apart: every location waits for its moment.
  const isWaiting = (post.status === 'planned' || post.status === 'repeating') && processing === total;
  const numbers = { any: total, failed, processing, published, rejected };
  const canAct = post.can_edit || reason !== undefined;
  const refusal = messageFor(retry.error);
  return (
    <Stack as="section" gap={4} aria-label={t('posts.detail.locations')}>
      {!isWaiting && (
        <Row gap={3} rowGap={3} wrap justify="between" align="end">
          <Select
            label={t('posts.detail.state')}
            value={state ?? 'any'}
            options={(['any', ...postItemStates] as const).map((id) => ({
              id,
              label: `${t(`posts.item_state.${id}`)} (${numbers[id]})`,
            }))}
            onChange={(id) => {
              setState(postItemStates.find((one) => one === id));
              setShown(step);
            }}
          />
          {failed > 0 && canAct && (
            <Button
              icon={<RefreshIcon size={15} />}
              disabledReason={reason?.text}
              isPending={retry.isPending}
              pendingLabel={t('posts.detail.retrying')}
              onPress={() => retry.mutate({ id: post.id })}
            >
              {t('posts.detail.retry', { number: failed })}
            </Button>
          )}
        </Row>
      )}
      <RefusalBanner message={refusal} />
      {count === 0 ? (
        <QueryState
          query={query}
          failed={t('posts.detail.failed')}
          empty={
            query.isPending || query.isStale
              ? undefined
              : { title: t('posts.detail.none'), icon: <PinIcon size={24} /> }
          }
          headingLevel={3}
        />
      ) : (
        <List lines="between" isStale={query.isStale} aria-label={t('posts.detail.locations')}>
          {items.map((item) => (
            <PostItemRow
              key={item.id}
              item={item}
              post={post}
              reason={reason?.text}
              onFix={canAct ? setFixed : undefined}
            />
          ))}
        </List>
      )}
      {count > shown && (
        <Button isPending={query.isFetching} onPress={() => setShown(shown + step)}>
          {t('posts.detail.more')}
        </Button>
      )}
      {fixed && <PostFixDialog post={post} item={fixed} onClose={() => setFixed(undefined)} />}
    </Stack>
  );
}
