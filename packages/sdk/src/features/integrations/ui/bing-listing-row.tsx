'use client';
import type { JSX } from 'react';
import { directoryReviewDays } from '@pinfold/contract/features/integrations/directory';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { MapsConnectionTag } from '../../listings/ui/list/maps-connection-tag.tsx';
import type { BingListing } from '../use-map-settings.ts';
import { DirectoryListingRow } from './directories/directory-listing-row.tsx';
import type { MapSettingsProps } from './map-settings.tsx';

interface BingListingRowProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  listing: BingListing;
  onRetry: () => void;
  isRetrying: boolean;
  /** Why it cannot be sent again. */
  disabledReason: string | undefined;
}

/** A location with what Bing made of it, and what has to be corrected. */
export function BingListingRow(props: BingListingRowProps): JSX.Element {
  const t = useTranslate();
  const { maps_integration_status: status, is_late: isLate } = props.listing;
  return (
    <DirectoryListingRow
      {...props}
      part="MapSettings-row"
      texts="integrations.maps"
      tag={<MapsConnectionTag status={status} />}
      note={isLate && t('integrations.maps.late', { count: directoryReviewDays })}
    />
  );
}
