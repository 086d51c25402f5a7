'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../patterns/query-state.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Surface } from '../../../ui/surface.tsx';
import { useReviewsInbox, type ReviewsInboxOptions } from '../use-reviews-inbox.ts';
import {
  ReviewsInboxView,
  type ReviewsInboxSlots,
  useInboxActions,
  useInboxBulk,
} from './reviews-inbox-view.tsx';

export interface ReviewsInboxProps extends ReviewsInboxOptions {
  /** Above the list. @defaultValue "Opinie", as a heading of level 1 */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header, such as an export. */
  headerActions?: ReactNode;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: ReviewsInboxSlots | undefined;
  /** Appearance of this inbox alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
  /** False leaves single keys such as J and R to the page. @defaultValue true */
  hasShortcuts?: boolean | undefined;
}

/**
 * The reviews inbox: saved views, filters, a list of any length, and a detail with replies, notes and bulk replies.
 * Fills its parent, which needs a definite height, and shows one pane at a time in narrow layouts.
 *
 * Failures are shown in place and reported to the Provider's `onError`. What the user may not do is disabled with the
 * reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewsInbox
 * @selector [data-layout='wide'|'narrow'] [data-pane='list'|'detail']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <ReviewsInbox
 *     filters={parseReviewFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatReviewFilters(filters))}
 *   />
 * );
 * ```
 */
export function ReviewsInbox({ appearance, ...props }: ReviewsInboxProps): JSX.Element {
  const t = useTranslate();
  const permission = usePermission('view_reviews');
  const content =
    permission.reason === undefined ? (
      <AllowedInbox {...props} />
    ) : (
      <ForbiddenState title={t('reviews.forbidden')} reason={permission.reason.text} />
    );
  return (
    <Surface component="ReviewsInbox" appearance={appearance} isFullHeight>
      {content}
    </Surface>
  );
}

function AllowedInbox({
  title,
  headingLevel,
  headerActions,
  slots,
  hasShortcuts,
  ...options
}: Omit<ReviewsInboxProps, 'appearance'>) {
  const inbox = useReviewsInbox(options);
  const actions = useInboxActions(inbox);
  const bulk = useInboxBulk(actions);
  return (
    <ReviewsInboxView
      {...{ inbox, actions, bulk, title, headingLevel, headerActions, slots, hasShortcuts }}
    />
  );
}
