import type { WallTime } from '@pinfold/contract/features/publications/wall-time';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { createToasts, showToast, type Toasts } from '../../../../ui/feedback/toasts.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { canMove, type Day, isPast, movedTo } from '../../calendar-days.ts';
import { type CalendarPost, writePostsAccess } from '../../posts.queries.ts';
import { useMovePost } from '../../use-post-actions.ts';
import { useWallTime } from '../post-labels.ts';

/** Moving planned posts, with a toast that undoes each move for 10 s. */
export interface CalendarMoves {
  toasts: Toasts;
  /** Whether the reader may move a post. */
  canMove: (post: CalendarPost) => boolean;
  /** Whether a post may stand on a day: today and later, at its time. */
  canDrop: (post: CalendarPost, day: Day) => boolean;
  /** Moves a post to a day, at the same time by the same clocks. */
  dropOn: (post: CalendarPost, day: Day) => void;
  /** Moves a post to a moment by its own clocks. */
  move: (post: CalendarPost, plannedAt: WallTime) => void;
  /** A post is being dragged from now on, or none any more. */
  drag: (post: CalendarPost | undefined) => void;
}

/** Returns the moves, which stay the same while a post is dragged, and that post. */
export function useCalendarMoves(today: Day): { moves: CalendarMoves; dragged: CalendarPost | undefined } {
  const t = useTranslate();
  const { timeZone } = useFormat();
  const wallTime = useWallTime();
  const { allowed } = usePermission(writePostsAccess);
  const { messageFor } = useFormRefusal();
  // The function is new at each render, which is no reason to draw the calendar again.
  const latestMessageFor = useRef(messageFor);
  useLayoutEffect(() => {
    latestMessageFor.current = messageFor;
  });
  const { mutate } = useMovePost();
  const [toasts] = useState(createToasts);
  const [dragged, drag] = useState<CalendarPost>();

  const move = useCallback(
    (post: CalendarPost, plannedAt: WallTime) => {
      const { id, version, at } = post;
      const refuse = { onError: (error: Parameters<typeof messageFor>[0]) => showRefusal(error) };
      mutate(
        { id, version, plannedAt },
        {
          ...refuse,
          onSuccess: (moved) =>
            showToast(toasts, {
              title: t('post_calendar.moved', { moment: wallTime(plannedAt) }),
              tone: 'good',
              action: {
                label: t('common.undo'),
                onAction: () => mutate({ id, version: moved.version, plannedAt: at }, refuse),
              },
            }),
        },
      );

      function showRefusal(error: Parameters<typeof messageFor>[0]) {
        const description = latestMessageFor.current(error);
        showToast(toasts, {
          title: t('post_calendar.not_moved'),
          ...(description && { description }),
          tone: 'bad',
        });
      }
    },
    [mutate, toasts, t, wallTime],
  );
  const canDrop = useCallback(
    (post: CalendarPost, day: Day) =>
      day >= today && day !== post.at.slice(0, 10) && !isPast(movedTo(post.at, day), new Date(), timeZone),
    [today, timeZone],
  );
  const moves = useMemo(
    () => ({
      toasts,
      canMove: (post: CalendarPost) => allowed && canMove(post),
      canDrop,
      dropOn: (post: CalendarPost, day: Day) => canDrop(post, day) && move(post, movedTo(post.at, day)),
      move,
      drag,
    }),
    [toasts, allowed, canDrop, move],
  );
  return { moves, dragged };
}
