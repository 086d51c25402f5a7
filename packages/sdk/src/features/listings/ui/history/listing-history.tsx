'use client';
import type { JSX } from 'react';
import {
  listingEditorMessages,
  listingsMessages,
  listingValueMessages,
} from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
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
  const { reason } = usePermission('view_facilities_data');
  // Reasons of read-only fields use the editor's messages.
  useFeatureMessages(listingEditorMessages);
  return (
    <FeatureSurface
      component="ListingHistory"
      appearance={appearance}
      messages={[listingsMessages, listingValueMessages]}
      permission={{ reason }}
      forbidden="listings.history.forbidden"
      loading={{ blocks: 3, lines: 3 }}
    >
      <ListingHistoryContent key={listingId} id={listingId} {...props} />
    </FeatureSurface>
  );
}

/** Few who edit a listing look back, so that its code comes when they do. */
const ListingHistoryContent = /* @__PURE__ */ lazyComponent(
  async () => (await import('./listing-history-content.tsx')).ListingHistoryContent,
);
