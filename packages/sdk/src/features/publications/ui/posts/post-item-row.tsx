'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Post, PostItem } from '../../posts.queries.ts';
import { postItemRemedy, postItemState } from '../../post-item-state.ts';
import { itemTones } from '../post-labels.ts';

interface PostItemRowProps {
  item: PostItem;
  /** With its own texts, before variables were filled in. */
  post: Pick<Post, 'title' | 'summary' | 'status'>;
  /** Why the reader may not write. */
  reason: string | undefined;
  /** Opens the form for another text; undefined where the reader may not change this post. */
  onFix: ((item: PostItem) => void) | undefined;
}

/** What became of a post at one location: state, reason, and where people find it. */
export function PostItemRow({ item, post, reason, onFix }: PostItemRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { location, problem, published_at, sends_at, is_handed_over, search_url } = item;
  const state = postItemState(item);
  // Google may reject what was handed over before its time.
  const isWaiting = (post.status === 'planned' || post.status === 'repeating') && state === 'processing';
  const name = location.formatted_address || location.name;
  const moment = (at: string) => format.date(at, 'date_time');
  const notes = [
    location.formatted_address ? location.name : '',
    state === 'published' && published_at && t('posts.detail.published_at', { moment: moment(published_at) }),
    state === 'processing' && sends_at && t('posts.detail.sends_at', { moment: moment(sends_at) }),
    state === 'processing' && is_handed_over && t('posts.detail.handed_over'),
  ];
  return (
    <Stack as="li" part="PostsList-location" gap={2} padding={[4, 0]}>
      <Row gap={3} align="start" justify="between">
        <Text weight="medium" wrap="anywhere" minInlineSize="0">
          {name}
        </Text>
        <Row flex="none">
          <Tag tone={itemTones[state]}>
            {t(isWaiting ? 'posts.status.planned' : `posts.item_state.${state}`)}
          </Tag>
        </Row>
      </Row>
      <Text size="s" tone="muted">
        {notes.filter(Boolean).join(' · ')}
      </Text>
      <OwnText item={item} post={post} />
      {problem && (
        <Text size="s" tone={state === 'rejected' ? 'bad' : 'warn'}>
          {t(`posts.problem.${problem}`)}
        </Text>
      )}
      <Row gap={4} wrap>
        {search_url && (
          <Link
            href={search_url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('posts.detail.link_of', { name })}
          >
            {t('posts.detail.link')}
          </Link>
        )}
        {onFix && postItemRemedy(item) === 'fix' && (
          <Button
            size="s"
            disabledReason={reason}
            aria-label={t('posts.fix.open_of', { name })}
            onPress={() => onFix(item)}
          >
            {t('posts.fix.open')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The texts as they were filled in for this location, where they read otherwise than the post's own. */
function OwnText({ item: { title, summary }, post }: Pick<PostItemRowProps, 'item' | 'post'>) {
  if (title === post.title && summary === post.summary) return null;
  return (
    <Stack gap={1}>
      {title !== post.title && (
        <Text size="s" weight="semibold" wrap="anywhere" dir="auto">
          {title}
        </Text>
      )}
      {summary !== post.summary && (
        <Text as="p" size="s" clamp={3} wrap="lines" dir="auto">
          {summary}
        </Text>
      )}
    </Stack>
  );
}
