'use client';
import { type JSX, useDeferredValue, useMemo, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { lazyDialog } from '../../../../patterns/lazy-dialog.tsx';
import { ReasonBanner } from '../../../../patterns/plan-banner.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { useControlled } from '../../../../state/use-controlled.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { ToastRegion } from '../../../../ui/feedback/toast-region.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { CalendarIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { calendarDays, calendarViews, stepView } from '../../calendar-days.ts';
import { type CalendarPost, writePostsAccess } from '../../posts.queries.ts';
import { usePostsCalendar } from '../../use-posts-calendar.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { CalendarContext, DraggedContext } from './calendar-context.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { DayDialog } from './day-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { PostsCalendarAppearance } from './posts-calendar.tsx';
import { useCalendarMoves } from './use-calendar-moves.ts';
import { useWallTime } from '../post-labels.ts';

const PostDrawer = lazyDialog(async () => (await import('../posts/post-drawer.tsx')).PostDrawer);

/** The calendar with its header, and the dialogs that it opens. */
export function CalendarScreen(props: PostsCalendarAppearance): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const wallTime = useWallTime();
  const { language } = usePinfold();
  const monthName = useMemo(
    () => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    [language],
  );
  const layout = useScreenLayout();
  const today = format.today();
  const [view, setView] = useControlled(props.view, props.defaultView ?? 'month', props.onViewChange);
  const [day, setDay] = useControlled(props.day, props.defaultDay ?? today, props.onDayChange);
  // On a phone seven columns have no room for words: days follow each other.
  const shownView = layout.isNarrow ? 'list' : view;
  const period = calendarDays(shownView, day);
  const calendar = usePostsCalendar(period);
  const { data } = calendar;
  const content = useMemo(
    () => (data ? { view: shownView, day, posts: data.results } : null),
    [data, shownView, day],
  );
  // Deferred, so that many posts are drawn in pieces and the page answers meanwhile; React 19 defers the first ones, too.
  const drawn = useDeferredValue(content, null);
  const [opened, setOpened] = useState<CalendarPost>();
  const [openDay, setOpenDay] = useState<string>();
  const [movedPost, setMovedPost] = useState<CalendarPost>();
  const { moves, dragged } = useCalendarMoves(today);
  const { reason } = usePermission(writePostsAccess);
  const stepUnit = shownView === 'week' ? 'week' : 'month';
  const title =
    shownView === 'week'
      ? `${wallTime(`${period.from}T12:00`, 'day_month')} – ${wallTime(`${period.to}T12:00`, 'date')}`
      : monthName.format(new Date(`${day}T12:00Z`));
  const isEmpty = drawn?.view === 'list' && drawn.posts.length === 0 && !calendar.isPlaceholderData;
  const context = useMemo(
    () => ({ today, moves, open: setOpened, openDay: setOpenDay, askWhere: setMovedPost }),
    [today, moves],
  );
  return (
    <CalendarContext.Provider value={context}>
      <Screen part="PostsCalendar" layout={layout}>
        <CollectionHeader
          title={t('post_calendar.title')}
          filters={
            <Row gap={3} wrap>
              <Row gap={1}>
                <IconButton
                  icon={<ChevronStartIcon size={18} />}
                  label={t(`post_calendar.previous.${stepUnit}`)}
                  onPress={() => setDay(stepView(shownView, day, -1))}
                />
                <IconButton
                  icon={<ChevronEndIcon size={18} />}
                  label={t(`post_calendar.next.${stepUnit}`)}
                  onPress={() => setDay(stepView(shownView, day, 1))}
                />
              </Row>
              <Button size="s" onPress={() => setDay(today)}>
                {t('post_calendar.today')}
              </Button>
              <Heading level={2} size="l" aria-live="polite">
                {title}
              </Heading>
            </Row>
          }
          filtersLabel={title}
          tools={
            !layout.isNarrow && (
              <SegmentedControl
                label={t('post_calendar.view')}
                value={view}
                onChange={setView}
                segments={calendarViews.map((id) => ({ id, label: t(`post_calendar.view.${id}`) }))}
              />
            )
          }
        />
        {reason && reason.code !== 'permission_denied' && (
          <Inset padding={[4, 7]} narrow={{ padding: [4, 5] }}>
            <ReasonBanner reason={reason} planHref={props.planHref} />
          </Inset>
        )}
        <ScreenBody isStale={calendar.isPlaceholderData}>
          {!data || !drawn || isEmpty ? (
            <Inset flex="scroll" padding={5}>
              <QueryState
                query={calendar}
                failed={t('post_calendar.failed')}
                forbidden={t('posts.forbidden')}
                empty={
                  isEmpty
                    ? {
                        title: t('post_calendar.empty.title'),
                        text: t('post_calendar.empty.text'),
                        icon: <CalendarIcon size={24} />,
                      }
                    : undefined
                }
              />
            </Inset>
          ) : drawn.view === 'list' ? (
            <CalendarAgenda posts={drawn.posts} />
          ) : (
            <DraggedContext.Provider value={dragged}>
              <CalendarGrid {...drawn} />
            </DraggedContext.Provider>
          )}
        </ScreenBody>
        {!reason && !layout.isNarrow && shownView !== 'list' && (
          <Text as="p" size="s" tone="subtle" padding={[3, 7]}>
            {t('post_calendar.keys')}
          </Text>
        )}
        <PostDrawer
          isOpen={opened !== undefined}
          id={opened?.id ?? 0}
          date={opened?.series?.is_projected ? opened.series.on : undefined}
          onEdit={props.onEdit}
          onClose={() => setOpened(undefined)}
        />
        {openDay && (
          <DayDialog day={openDay} posts={calendar.postsOn(openDay)} onClose={() => setOpenDay(undefined)} />
        )}
        {movedPost && <MoveDialog post={movedPost} onClose={() => setMovedPost(undefined)} />}
        <ToastRegion toasts={moves.toasts} label={t('post_calendar.title')} closeLabel={t('common.close')} />
      </Screen>
    </CalendarContext.Provider>
  );
}
