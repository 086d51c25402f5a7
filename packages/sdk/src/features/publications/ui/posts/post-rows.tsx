'use client';
import { type JSX, useMemo } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenRows, useScreen } from '../../../../patterns/screen.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Post } from '../../posts.queries.ts';
import type { PostListState } from '../../use-posts.ts';
import { usePostMoment } from '../post-labels.ts';
import { postName, PostText } from '../post-text.tsx';
import { RecurrenceWords } from '../recurrence-words.tsx';
import { Thumbnail } from '../thumbnail.tsx';

interface PostRowsProps {
  list: PostListState;
  onOpen: (post: Post) => void;
}

interface CellProps {
  post: Post;
}

/** Posts of any number; only rows on screen are rendered: a table, or cards in narrow layouts. */
export function PostRows({ list, onOpen }: PostRowsProps): JSX.Element {
  const t = useTranslate();
  const { isNarrow } = useScreen();
  const { tab } = list;
  const columns = useMemo(
    () => [
      {
        id: 'post',
        header: t('posts.column.post'),
        width: 'minmax(220px, 2.2fr)',
        isRowHeader: true,
        render: (post: Post) => <PostCell post={post} />,
      },
      {
        id: 'result',
        header: t('posts.column.result'),
        width: 'minmax(180px, 1fr)',
        render: (post: Post) => <PostResult post={post} />,
      },
      {
        id: 'author',
        header: t('posts.column.author'),
        width: 'minmax(100px, 0.6fr)',
        render: ({ author }: Post) => <Text wrap="anywhere">{author}</Text>,
      },
      {
        id: 'moment',
        header: t(`posts.column.moment_${tab}`),
        width: 'minmax(212px, 0.9fr)',
        render: (post: Post) => <PostMoment post={post} onOpen={onOpen} />,
      },
    ],
    [t, tab, onOpen],
  );
  return (
    <ScreenRows>
      <VirtualTable
        label={t(`posts.tab.${tab}`)}
        columns={columns}
        rowCount={list.count ?? 0}
        rowAt={list.at}
        getKey={({ id }) => String(id)}
        waitingLabel={t('common.loading')}
        onRangeChange={list.showRange}
        onAction={onOpen}
        estimatedHeight={isNarrow ? 170 : 84}
        question={JSON.stringify([tab, list.filters])}
        {...(isNarrow && {
          renderCard: (post: Post) => (
            <Stack part="PostsList-card" gap={3} padding={[4, 5]}>
              <PostCell post={post} />
              <PostResult post={post} />
              <PostMoment post={post} onOpen={onOpen} />
            </Stack>
          ),
        })}
      />
    </ScreenRows>
  );
}

/** Picture, type, and the first lines. */
function PostCell({ post }: CellProps) {
  const t = useTranslate();
  const { title, summary, type, picture } = post;
  return (
    <Row gap={4} align="start" minInlineSize="0">
      <Thumbnail url={picture?.url} />
      <Stack gap={1} align="start" minInlineSize="0">
        <Row gap={3} wrap>
          <Tag>{t(`posts.type.${type}`)}</Tag>
          {title && (
            <Text as="strong" weight="semibold" wrap="anywhere">
              <PostText text={title} />
            </Text>
          )}
        </Row>
        <Text as="div" clamp={2} wrap="anywhere" tone={title ? 'muted' : 'default'} dir="auto">
          {summary ? <PostText text={summary} /> : !title && t('posts.untitled')}
        </Text>
      </Stack>
    </Row>
  );
}

/** How far a post is: where it is published, what was rejected, what failed, and how long the rest takes. */
export function PostResult({ post }: CellProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { status, counts, seconds_left, visibility } = post;
  const { published, total, rejected, failed, processing } = counts;
  const isSent = status === 'sent';
  return (
    <Stack gap={2} align="start">
      {isSent && visibility.maps ? (
        <Text weight="medium" isTabular>
          {t('posts.published', { published, total })}
        </Text>
      ) : isSent ? (
        <Tag>{t('posts.only_locator')}</Tag>
      ) : (
        <Row gap={3} wrap>
          <Tag tone={status === 'planned' || status === 'repeating' ? 'info' : 'mute'}>
            {t(`posts.status.${status}`)}
          </Tag>
          <Text size="s" tone="muted">
            {t('posts.locations', { count: total })}
          </Text>
        </Row>
      )}
      {post.recurrence && (
        <Text size="s">
          <RecurrenceWords post={post} />
        </Text>
      )}
      {(rejected > 0 || failed > 0) && (
        <Row gap={2} wrap>
          {rejected > 0 && <Tag tone="bad">{t('posts.rejected', { number: rejected })}</Tag>}
          {failed > 0 && <Tag tone="warn">{t('posts.failed_count', { number: failed })}</Tag>}
        </Row>
      )}
      {processing > 0 && seconds_left !== null && (
        <Text size="s" tone="subtle">
          {t('posts.seconds_left', { duration: format.duration(seconds_left) })}
        </Text>
      )}
    </Stack>
  );
}

/** When it was sent or goes out, with the button that opens its locations. */
function PostMoment({ post, onOpen }: CellProps & { onOpen: (post: Post) => void }) {
  const t = useTranslate();
  const { isNarrow } = useScreen();
  const { text, note } = usePostMoment()(post);
  return (
    <Row flex="grow" gap={3} justify="between">
      <Stack minInlineSize="0">
        <Text isTabular>{text}</Text>
        <Text as="small" size="s" tone="subtle">
          {[note, isNarrow ? post.author : ''].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <IconButton
        icon={<ChevronEndIcon size={16} />}
        label={t('posts.open', { name: postName(post, t) })}
        size="s"
        hasTooltip={false}
        onPress={() => onOpen(post)}
      />
    </Row>
  );
}
