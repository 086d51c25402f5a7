'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { CloseIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { moveOf } from '../../locations/rank-move.ts';
import type { RankMapPlace } from '../../locations/rank-map-place.ts';
import { RankBadge } from './rank-badge.tsx';
import { RankMoveMark } from './rank-move-mark.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';

/** More about the chosen pin, and the way to all its positions. */
export function RankPinCard({ place, onClose }: { place: RankMapPlace; onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { getHref } = useRankLocationsView();
  const { facility, name, formatted_address, position, measured_on } = place;
  return (
    <Card role="status">
      <Row gap={3}>
        <Text as="strong" weight="semibold" flex="grow">
          {name}
        </Text>
        <IconButton icon={<CloseIcon size={16} />} label={t('common.close')} size="s" onPress={onClose} />
      </Row>
      <span>{formatted_address}</span>
      <Row gap={3}>
        <RankBadge position={position} />
        <RankMoveMark move={moveOf(place.position, place.previous)} />
        <small>
          {t('rankings.locations.map.measured', { date: format.date(`${measured_on}T12:00:00Z`) })}
        </small>
      </Row>
      {getHref && (
        <Link href={getHref({ id: facility })} isInApp>
          {t('rankings.locations.map.open')}
        </Link>
      )}
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('RankMap-card'))`
  position: absolute;
  z-index: 1;
  inset-block-end: 26px;
  inset-inline-start: 12px;
  display: grid;
  gap: 6px;
  inline-size: min(320px, calc(100% - 24px));
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-raised);
  overflow-wrap: anywhere;
  & > span,
  & small {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
`;
