'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationItem } from '../../list/location-list.queries.ts';
import { QualityScore } from '../quality/quality-score.tsx';
import { useLocationListSlot, useLocationListView } from './location-list-context.ts';
import { OpenStatusTag, ProfileStatusTag, UpdateStatusTag } from './location-statuses.tsx';

export interface LocationCardProps {
  location: LocationItem;
  isSelected: boolean;
  onToggle: () => void;
}

/**
 * A location on a narrow screen: what it is, and what needs attention. For the slot of that name.
 *
 * @throws Error outside a `LocationList`.
 * @selector .pinfold-LocationList-card
 * @example
 * ```tsx
 * <PinfoldProvider client={client} slots={{ LocationList: { Card: LocationCard } }}>…</PinfoldProvider>
 * ```
 */
export function LocationCard({ location, isSelected, onToggle }: LocationCardProps): JSX.Element {
  const t = useTranslate();
  const NameCell = useLocationListSlot('NameCell', LocationName);
  const { name, formatted_address, store_code, location_state, update_status, open_status } = location;
  return (
    <Stack part="LocationList-card" padding={[4, 5]}>
      <Row gap={3} align="start">
        <CheckBox
          label={t('listings.list.select', { name: `${name}, ${formatted_address}` })}
          isLabelHidden
          excludeFromTabOrder
          isSelected={isSelected}
          onChange={onToggle}
        />
        <Stack flex="grow" gap={3}>
          <NameCell location={location} />
          <Row gap={2} wrap>
            {store_code && <Tag>{store_code}</Tag>}
            <ProfileStatusTag status={location_state} />
            {update_status !== 'no_data' && update_status !== 'ok' && <UpdateStatusTag location={location} />}
            {open_status !== 'OPEN' && <OpenStatusTag status={open_status} />}
            <QualityScore score={location.quality_score} />
          </Row>
        </Stack>
      </Row>
    </Stack>
  );
}

/** The name, a link to the editor, above the address, since locations may share a name. */
export function LocationName({ location }: { location: LocationItem }): JSX.Element {
  const t = useTranslate();
  const { getHref } = useLocationListView();
  const { name, formatted_address, facility_listings: placements } = location;
  const isOwn = placements.some(({ is_owner }) => is_owner);
  return (
    <Stack minInlineSize="0">
      <Text weight="medium" wrap="anywhere" tone="default">
        {getHref ? (
          <Link href={getHref(location)} isInApp variant="name" aria-label={`${name}, ${formatted_address}`}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {!isOwn && (
          <>
            <span> </span>
            <Tag tone="info">{t('listings.list.owner.false')}</Tag>
          </>
        )}
      </Text>
      <Text size="s" tone="muted" wrap="anywhere">
        {formatted_address}
      </Text>
    </Stack>
  );
}
