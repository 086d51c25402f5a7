'use client';
import type { JSX } from 'react';
import {
  listingEditorMessages,
  listingsMessages,
  listingValueMessages,
} from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { ListingHistoryOptions } from '../../history/use-listing-history.ts';
import type { ListingHistoryAppearance } from './listing-history-content.tsx';

export interface ListingHistoryProps extends ListingHistoryOptions, ListingHistoryAppearance {
  /** The location's id. */
  listingId: number;
  /** Appearance of this view alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * A listing as it was on a day: what differs now, who changed it since, and restoring chosen fields. Failures are shown
 * in place; what concerns more than this view is reported to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ListingHistory
 * @selector [data-layout='wide'|'narrow'] on .pinfold-ListingHistory
 * @example
 * ```tsx
 * <ListingHistory listingId={12} onRestored={() => navigate('/locations/12')} />
 * ```
 */
export function ListingHistory({ appearance, listingId, ...props }: ListingHistoryProps): JSX.Element {
  const t = useTranslate();
  const permission = usePermission('view_facilities_data');
  const hasMessages = useFeatureMessages(listingsMessages);
  const hasValueMessages = useFeatureMessages(listingValueMessages);
  // Reasons of read-only fields use the editor's messages.
  useFeatureMessages(listingEditorMessages);
  const content =
    !hasMessages || !hasValueMessages ? (
      <Skeleton label={t('common.loading')} blocks={3} lines={3} />
    ) : permission.reason ? (
      <ForbiddenState title={t('listings.history.forbidden')} reason={permission.reason.text} />
    ) : (
      <ListingHistoryContent key={listingId} id={listingId} {...props} />
    );
  return (
    <Surface component="ListingHistory" appearance={appearance}>
      {content}
    </Surface>
  );
}

/** Few who edit a listing look back, so that its code comes when they do. */
const ListingHistoryContent = /* @__PURE__ */ lazyComponent(
  async () => (await import('./listing-history-content.tsx')).ListingHistoryContent,
);
