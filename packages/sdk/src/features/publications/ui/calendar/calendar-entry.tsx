'use client';
import {
  memo,
  type KeyboardEvent,
  type NamedExoticComponent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useDrag } from 'react-aria/useDrag';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';
import type { CalendarPost } from '../../posts.queries.ts';
import { useWallTime } from '../post-labels.ts';
import { calendarTitle, plainPostText, PostText } from '../post-text.tsx';
import { useCalendar } from './calendar-context.ts';

/** What a dragged post is, for the days that take it. */
export const dragType = 'application/x-pinfold-post';

/** Returns what a screen reader says of a post of the calendar: its time, type, name and how far it is. */
export function useEntryLabel(): (post: CalendarPost) => string {
  const t = useTranslate();
  const wallTime = useWallTime();
  return ({ at, type, title, status, counts: { published, total } }) =>
    t('post_calendar.post', {
      time: wallTime(at, 'time'),
      type: t(`posts.type.${type}`),
      name: plainPostText(calendarTitle(title), t) || t('posts.untitled'),
      status: status === 'sent' ? t('posts.published', { published, total }) : t(`posts.status.${status}`),
    });
}

/**
 * A post on its day. A press opens it; what may be moved is dragged by pointer, by Alt+Enter and Tab, or
 * moved by the dialog that M opens.
 */
export const CalendarEntry: NamedExoticComponent<{ post: CalendarPost }> = memo(function CalendarEntry({
  post,
}) {
  const t = useTranslate();
  const wallTime = useWallTime();
  const labelOf = useEntryLabel();
  const { open, askWhere, moves } = useCalendar();
  const isMovable = moves.canMove(post);
  const drag = useRef<DragHandlers>({});
  // Dragging costs more than all the rest of an entry, so that only those have it that a hand has been on.
  const [isReady, setReady] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const title = calendarTitle(post.title);
  const isAltEnter = useRef(false);
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    // Enter alone opens the post.
    isAltEnter.current = event.altKey && event.key === 'Enter';
    if (isAltEnter.current) drag.current.onKeyDownCapture?.(event);
  };
  const releaseKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    // Alt may be released first.
    if (!isAltEnter.current || event.key !== 'Enter') return;
    isAltEnter.current = false;
    // Keys with Alt do not count as use of the keyboard, without which focus would not move to the days.
    setInteractionModality('keyboard');
    drag.current.onKeyUpCapture?.(event);
  };
  return (
    <Entry
      {...(isMovable && {
        draggable: true,
        onFocus: () => setReady(true),
        onPointerEnter: () => setReady(true),
        onPointerDown: (event) => {
          // A finger comes without hovering before.
          if (!isReady) flushSync(() => setReady(true));
          drag.current.onPointerDown?.(event);
        },
        onDragStart: (event) => drag.current.onDragStart?.(event),
        onDrag: (event) => drag.current.onDrag?.(event),
        onDragEnd: (event) => drag.current.onDragEnd?.(event),
        onKeyDownCapture: pressKey,
        onKeyUpCapture: releaseKey,
        'aria-keyshortcuts': 'M Alt+Enter',
      })}
      type="button"
      aria-label={[labelOf(post), isMovable ? t('post_calendar.can_move') : ''].filter(Boolean).join('. ')}
      data-type={post.type}
      data-status={stateOf(post)}
      data-movable={isMovable || undefined}
      data-dragging={isDragging || undefined}
      onClick={() => open(post)}
      onKeyDown={(event) => {
        if (!isMovable || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key.toLowerCase() !== 'm') return;
        event.preventDefault();
        askWhere(post);
      }}
    >
      <b>{wallTime(post.at, 'time')}</b>{' '}
      <span dir="auto">{title ? <PostText text={title} /> : t('posts.untitled')}</span>
      {isMovable && isReady && <EntryDrag post={post} handlers={drag} onDragging={setDragging} />}
    </Entry>
  );
});

type DragHandlers = Partial<ReturnType<typeof useDrag>['dragProps']>;

interface EntryDragProps {
  post: CalendarPost;
  /** Gets what the entry's events are given to. */
  handlers: RefObject<DragHandlers>;
  onDragging: (isDragging: boolean) => void;
}

/** Dragging of one entry; draws nothing. */
function EntryDrag({ post, handlers, onDragging }: EntryDragProps): null {
  const t = useTranslate();
  const { moves } = useCalendar();
  const { dragProps, isDragging } = useDrag({
    getItems: () => [
      { [dragType]: String(post.id), 'text/plain': plainPostText(calendarTitle(post.title), t) },
    ],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => moves.drag(post),
    onDragEnd: () => moves.drag(undefined),
  });
  useLayoutEffect(() => {
    handlers.current = dragProps;
  });
  useLayoutEffect(() => onDragging(isDragging), [isDragging, onDragging]);
  return null;
}

function stateOf({ status, counts }: CalendarPost): string {
  if (status !== 'sent') return status;
  if (counts.rejected + counts.failed > 0) return 'problems';
  return counts.processing > 0 ? 'processing' : 'published';
}

const Entry = styled.button.withConfig(partClass('PostsCalendar-post'))`
  ${focusRing}
  inline-size: 100%;
  min-block-size: 24px;
  padding: 2px var(--pf-space-3);
  border: 1px solid transparent;
  border-inline-start: 3px solid var(--pf-entry, var(--pf-ink-3));
  border-radius: var(--pf-radius-s);
  background: var(--pf-line-2);
  color: var(--pf-ink);
  font: inherit;
  font-size: var(--pf-font-size-s);
  text-align: start;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  & > b {
    font-weight: var(--pf-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  &:where([data-status='planned']) {
    --pf-entry: var(--pf-primary);
  }
  &:where([data-status='repeating']) {
    --pf-entry: var(--pf-primary);
    border-style: dashed;
    border-color: var(--pf-line);
    border-inline-start-color: var(--pf-entry);
  }
  &:where([data-status='published']) {
    --pf-entry: var(--pf-good);
  }
  &:where([data-status='problems']) {
    --pf-entry: var(--pf-warn);
  }
  &:where([data-movable]) {
    cursor: grab;
  }
  &:where([data-dragging]) {
    opacity: 0.5;
  }
  &:where(:hover) {
    background: var(--pf-line);
  }
`;
