'use client';
import type { Translate } from '../../../../i18n/i18n.ts';
import type { VirtualTableColumn } from '../../../../ui/collections/virtual-table.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { LocationColumn } from '../../list/location-columns.ts';
import type { LocationItem } from '../../list/location-list-queries.ts';
import { QualityScore } from '../quality/quality-score.tsx';
import { LocationLabels } from './location-labels.tsx';
import { OpenStatusTag, ProfileStatusTag, UpdateStatusTag, VerificationTag } from './location-statuses.tsx';

type Column = Omit<VirtualTableColumn<LocationItem>, 'id' | 'header'>;

/** How the chosen columns look, in their order. */
export function locationColumnsOf(
  chosen: readonly LocationColumn[],
  t: Translate,
  countryName: (code: string) => string,
): VirtualTableColumn<LocationItem>[] {
  const looks: Readonly<Record<LocationColumn, Column>> = {
    store_code: {
      width: 'minmax(96px, 0.8fr)',
      sorts: 'ascending',
      render: ({ store_code }) => store_code,
    },
    city: { width: 'minmax(110px, 1fr)', sorts: 'ascending', render: ({ city }) => city },
    country: {
      width: 'minmax(96px, 0.8fr)',
      sorts: 'ascending',
      render: ({ geo }) => countryName(geo.country),
    },
    location_state: {
      width: 'minmax(130px, 1fr)',
      render: ({ location_state }) => <ProfileStatusTag status={location_state} />,
    },
    verification: {
      width: 'minmax(130px, 1fr)',
      render: ({ verification }) => <VerificationTag status={verification} />,
    },
    open_status: {
      width: 'minmax(120px, 1fr)',
      render: ({ open_status }) => <OpenStatusTag status={open_status} />,
    },
    update_status: {
      width: 'minmax(130px, 1fr)',
      render: (location) => <UpdateStatusTag location={location} />,
    },
    quality: {
      width: 'minmax(130px, 1fr)',
      sorts: 'ascending',
      render: ({ quality_score }) => <QualityScore score={quality_score} />,
    },
    labels: {
      width: 'minmax(130px, 1.2fr)',
      render: ({ labels }) => <LocationLabels labels={labels} />,
    },
    maps: {
      width: 'minmax(130px, 1fr)',
      render: ({ maps_integration_status: status }) => <Tag>{t(`listings.list.maps.${status}`)}</Tag>,
    },
    owner: {
      width: 'minmax(120px, 0.8fr)',
      render: ({ facility_listings }) =>
        t(
          facility_listings.some(({ is_owner }) => is_owner)
            ? 'listings.list.owner.true'
            : 'listings.list.owner.false',
        ),
    },
  };
  return chosen.map((id) => ({ id, header: t(`listings.list.column.${id}`), ...looks[id] }));
}
