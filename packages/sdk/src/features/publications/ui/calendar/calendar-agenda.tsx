'use client';
import { memo, type JSX, type NamedExoticComponent, useMemo } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenRows } from '../../../../patterns/screen.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { CalendarPost } from '../../posts.queries.ts';
import { useWallTime } from '../post-labels.ts';
import { calendarTitle, plainPostText, PostText } from '../post-text.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { calendarKey } from '../../use-posts-calendar.ts';
import { useCalendar } from './calendar-context.ts';

/** Posts of a month below each other, by day; only rows on screen are rendered. */
export const CalendarAgenda: NamedExoticComponent<{ posts: readonly CalendarPost[] }> = memo(
  function CalendarAgenda({ posts }) {
    const t = useTranslate();
    const { language } = usePinfold();
    const { open, today } = useCalendar();
    const dayName = useMemo(
      () =>
        new Intl.DateTimeFormat(language, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        }),
      [language],
    );
    const heading = ({ at }: CalendarPost) => {
      const day = at.slice(0, 10);
      return [dayName.format(new Date(`${day}T12:00Z`)), day === today ? t('post_calendar.is_today') : '']
        .filter(Boolean)
        .join(', ');
    };
    return (
      <ScreenRows>
        <VirtualTable
          label={t('post_calendar.title')}
          columns={[]}
          rowCount={posts.length}
          rowAt={(index) => posts[index]}
          getKey={calendarKey}
          waitingLabel={t('common.loading')}
          estimatedHeight={76}
          onAction={open}
          renderCard={(post) => <AgendaRow post={post} />}
          groups={{
            keyOf: ({ at }) => at.slice(0, 10),
            render: (post) => (
              <Heading level={2} size="s" padding={[3, 5]}>
                {heading(post)}
              </Heading>
            ),
            renderSticky: (post) => (
              <Text as="div" size="s" weight="bold" padding={[3, 5]}>
                {heading(post)}
              </Text>
            ),
          }}
        />
      </ScreenRows>
    );
  },
);

/** A post with what can be done about it: its locations, and another moment. */
export function AgendaRow({ post }: { post: CalendarPost }): JSX.Element {
  const t = useTranslate();
  const wallTime = useWallTime();
  const { open, askWhere, moves } = useCalendar();
  const { at, type, status, picture, counts } = post;
  const { published, total, rejected, failed } = counts;
  const title = calendarTitle(post.title);
  const name = plainPostText(title, t) || t('posts.untitled');
  return (
    <Row gap={4} rowGap={3} padding={[3, 5]} wrap>
      <Row gap={4} basis="220px">
        <Text isTabular weight="medium" flex="none">
          {wallTime(at, 'time')}
        </Text>
        <Thumbnail url={picture?.url} width="48px" />
        <Stack gap={1} minInlineSize="0">
          <Text clamp={1} dir="auto">
            {title ? <PostText text={title} /> : name}
          </Text>
          <Row gap={2} wrap>
            <Tag>{t(`posts.type.${type}`)}</Tag>
            {status === 'sent' ? (
              <Text size="s" tone="muted" isTabular>
                {t('posts.published', { published, total })}
              </Text>
            ) : (
              <Tag tone="info">{t(`posts.status.${status}`)}</Tag>
            )}
            {rejected + failed > 0 && (
              <Tag tone="warn">{t('posts.failed_count', { number: rejected + failed })}</Tag>
            )}
          </Row>
        </Stack>
      </Row>
      <Row gap={2} flex="none" push>
        {moves.canMove(post) && (
          <Button
            size="s"
            variant="ghost"
            aria-label={t('post_calendar.move.open', { name })}
            onPress={() => askWhere(post)}
          >
            {t('post_calendar.move.confirm')}
          </Button>
        )}
        <Button size="s" aria-label={t('posts.open', { name })} onPress={() => open(post)}>
          {t('posts.details')}
        </Button>
      </Row>
    </Row>
  );
}
