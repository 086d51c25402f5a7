'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import type { LocationItem } from '../../list/location-list-queries.ts';
import { QualityScore } from '../quality/quality-score.tsx';
import { useLocationListSlot } from './location-list-context.ts';
import { LocationName } from './location-name.tsx';
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
    <Card>
      <Top>
        <CheckBox
          label={t('listings.list.select', { name: `${name}, ${formatted_address}` })}
          isLabelHidden
          excludeFromTabOrder
          isSelected={isSelected}
          onChange={onToggle}
        />
        <NameCell location={location} />
      </Top>
      <Tags>
        {store_code && <Tag>{store_code}</Tag>}
        <ProfileStatusTag status={location_state} />
        {update_status !== 'no_data' && update_status !== 'ok' && <UpdateStatusTag location={location} />}
        {open_status !== 'OPEN' && <OpenStatusTag status={open_status} />}
        <QualityScore score={location.quality_score} />
      </Tags>
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('LocationList-card'))`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
`;

const Top = styled.div.withConfig(partClass('LocationList-cardTop'))`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  align-items: start;
`;

const Tags = styled.div.withConfig(partClass('LocationList-cardTags'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  padding-inline-start: 30px;
`;
