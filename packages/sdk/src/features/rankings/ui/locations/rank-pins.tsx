'use client';
import { type JSX, useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { CloseIcon } from '../../../../ui/icons/control-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { MapMarker } from '../../../../ui/map/map-marker.ts';
import { MapView } from '../../../../ui/map/map-view.tsx';
import { moveOf } from '../../../../state/rank-move.ts';
import { groupOf, type RankMapPlace } from '../../locations/rank-map-place.ts';
import { rankColor, rankInkColor } from '../../../../ui/rank-color.ts';
import { RankBadge, RankMoveMark } from '../../../../patterns/rank-badge.tsx';
import { shareText } from './rank-text.ts';
import { useRankLocationsView } from './rank-locations-frame.tsx';

export interface RankPlacesProps {
  /** The best first. */
  places: readonly RankMapPlace[];
  /** Id of the chosen location. */
  selected: number | undefined;
  onSelect: (facility: number | undefined) => void;
}

/** Locations as pins; those that would touch are one. */
export function RankPins({ places, selected, onSelect }: RankPlacesProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const markers = useMemo(
    () =>
      places.map(({ facility, name, formatted_address, latitude, longitude, position }) => ({
        id: String(facility),
        label: `${name}, ${formatted_address}`,
        latitude,
        longitude,
        number: position ?? beyond,
        color: rankColor(position),
        inkColor: rankInkColor,
      })),
    [places],
  );
  const groupLook = (members: readonly MapMarker[]) => {
    const { top3, position } = groupOf(
      members.map(({ number }) => (typeof number === 'number' ? number : null)),
    );
    const share = shareText(top3, format);
    return {
      number: share,
      label: t('rankings.locations.map.group', { count: members.length }),
      color: rankColor(position),
      inkColor: rankInkColor,
    };
  };
  const chosen = places.find(({ facility }) => facility === selected);
  return (
    <Place>
      <MapView
        size="full"
        label={t('rankings.locations.map.label')}
        markers={markers}
        selectedId={selected === undefined ? null : String(selected)}
        onSelect={(id) => onSelect(Number(id))}
        clusterLabel={(count) => t('common.locations', { count })}
        groupLook={groupLook}
        zoomInLabel={t('rankings.locations.map.zoom_in')}
        zoomOutLabel={t('rankings.locations.map.zoom_out')}
        showAllLabel={t('rankings.locations.map.show_all')}
      />
      {chosen && <RankPinCard place={chosen} onClose={() => onSelect(undefined)} />}
    </Place>
  );
}

const beyond = '20+';

const Place = styled.div.withConfig(innerClass('RankMap-map'))`
  position: relative;
  & > .pinfold-Map {
    border-width: 0;
    border-radius: 0;
  }
`;

/** Details of the chosen pin, with a link to all its positions. */
function RankPinCard({ place, onClose }: { place: RankMapPlace; onClose: () => void }): JSX.Element {
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
        <small>{t('rankings.locations.map.measured', { date: format.day(measured_on) })}</small>
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
