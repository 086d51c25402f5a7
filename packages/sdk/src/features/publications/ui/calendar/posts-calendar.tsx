'use client';
import type { JSX } from 'react';
import { postCalendarMessages, postsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { CalendarView } from '../../calendar-days.ts';
import { viewPostsAccess } from '../../posts.queries.ts';
import type { EditedPost } from '../posts/posts-list-view.tsx';

/** How the calendar fits into the host. */
export interface PostsCalendarAppearance {
  /** The view, held by you. Left out, the calendar holds it. */
  view?: CalendarView | undefined;
  /** The initial view, when uncontrolled. @default 'month' */
  defaultView?: CalendarView | undefined;
  /** The reader chose another view. */
  onViewChange?: ((view: CalendarView) => void) | undefined;
  /** A day of the period that is shown, `YYYY-MM-DD`, held by you. Left out, the calendar holds it. */
  day?: string | undefined;
  /** The initial day, when uncontrolled. @default today by the company's clocks */
  defaultDay?: string | undefined;
  /** The reader went to another period. */
  onDayChange?: ((day: string) => void) | undefined;
  /** Opens a planned post in your composer; left out, posts cannot be edited here. */
  onEdit?: ((post: EditedPost) => void) | undefined;
  /** Where the reader sees the plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface PostsCalendarProps extends PostsCalendarAppearance {
  /** Appearance of the calendar alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const CalendarScreen = /* @__PURE__ */ lazyComponent(
  async () => (await import('./calendar-screen.tsx')).CalendarScreen,
);

/**
 * Posts by day: a month, a week or a list, sent and planned. Planned posts that the reader may change are dragged to
 * another day with pointer, keyboard (Alt+Enter) or a screen reader, or moved by a dialog (M); past days refuse, and
 * each move can be undone for 10 s. Fills its parent, which needs a definite height.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PostsCalendar
 * @selector [data-today] [data-past] [data-drop] on .pinfold-PostsCalendar-day
 * @selector [data-type] [data-status] on .pinfold-PostsCalendar-post
 * @example
 * ```tsx
 * <PostsCalendar defaultView="week" onEdit={({ id }) => navigate(`/posts/${id}/edit`)} />
 * ```
 */
export function PostsCalendar({ appearance, ...calendar }: PostsCalendarProps): JSX.Element {
  return (
    <FeatureSurface
      component="PostsCalendar"
      appearance={appearance}
      isFullHeight
      messages={[postCalendarMessages, postsMessages]}
      permission={usePermission(viewPostsAccess)}
      forbidden="posts.forbidden"
      loading={{ blocks: 6 }}
    >
      <CalendarScreen {...calendar} />
    </FeatureSurface>
  );
}
