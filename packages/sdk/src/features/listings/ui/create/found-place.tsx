'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import type { MapPlace } from '../../create/map-place.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

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
    <Row as="li" gap={5} rowGap={3} padding={[4, 0]} wrap>
      <Stack basis="220px" gap={1}>
        <Text weight="semibold" wrap="anywhere">
          {number !== undefined && `${number}. `}
          {name}
        </Text>
        <Text size="s" tone="muted" wrap="anywhere">
          {formatted_address}
          {distance !== null && ` · ${t('listings.create.distance', { metres: format.number(distance) })}`}
        </Text>
        <span>
          <Tag tone={tones[ownership]}>{t(`listings.create.ownership.${ownership}`)}</Tag>
        </span>
      </Stack>
      <Button size="s" onPress={onChoose} aria-label={t('listings.create.mine_named', { name })}>
        {t('listings.create.mine')}
      </Button>
    </Row>
  );
}

const tones: Readonly<Record<MapPlace['ownership'], Tone>> = {
  existsInAccount: 'good',
  withOwner: 'warn',
  withoutOwner: 'info',
};
