'use client';
import type { JSX } from 'react';
import { listingsMessages } from '../../../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../../theme/appearance.ts';
import { Surface } from '../../../../../ui/surface.tsx';
import { VerificationPanel } from './verification-panel.tsx';

export interface ListingVerificationProps {
  /** The location. */
  listingId: number;
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * How a location is verified with Google: the ways that are open, the code, and how it stands. A decision of Google
 * takes up to three days, and is told live.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are shown in place.
 * @selector .pinfold-ListingVerification
 * @example
 * ```tsx
 * <ListingVerification listingId={listing.id} />
 * ```
 */
export function ListingVerification({ listingId, appearance }: ListingVerificationProps): JSX.Element {
  const isReady = useFeatureMessages(listingsMessages);
  return (
    <Surface component="ListingVerification" appearance={appearance}>
      {isReady && <VerificationPanel listingId={listingId} />}
    </Surface>
  );
}
