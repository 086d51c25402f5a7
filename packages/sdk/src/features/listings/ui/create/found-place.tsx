'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import type { MapPlace } from '../../create/map-place.ts';

interface FoundPlaceProps {
  place: MapPlace;
  /** Of its marker on the map. */
  number: number | undefined;
  onChoose: () => void;
}

/** A place that the map shows already, whose it is and how far from the pin. */
export function FoundPlace({ place, number, onChoose }: FoundPlaceProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { name, formatted_address, ownership, distance } = place;
  return (
    <Root>
      <Text>
        <Name>
          {number !== undefined && `${number}. `}
          {name}
        </Name>
        <Address>
          {formatted_address}
          {distance !== null && ` · ${t('listings.create.distance', { metres: format.number(distance) })}`}
        </Address>
        <span>
          <Tag tone={tones[ownership]}>{t(`listings.create.ownership.${ownership}`)}</Tag>
        </span>
      </Text>
      <Button size="s" onPress={onChoose} aria-label={t('listings.create.mine_named', { name })}>
        {t('listings.create.mine')}
      </Button>
    </Root>
  );
}

const tones: Readonly<Record<MapPlace['ownership'], Tone>> = {
  existsInAccount: 'good',
  withOwner: 'warn',
  withoutOwner: 'info',
};

const Root = styled.li.withConfig(innerClass('ListingCreator-place'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-block: 12px;
  &:where(:not(:last-child)) {
    border-block-end: 1px solid var(--pf-line);
  }
`;

const Text = styled.div.withConfig(innerClass('ListingCreator-placeText'))`
  display: grid;
  flex: 1 1 220px;
  gap: 3px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span.withConfig(innerClass('ListingCreator-placeName'))`
  font-weight: 600;
`;

const Address = styled.span.withConfig(innerClass('ListingCreator-placeAddress'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;
