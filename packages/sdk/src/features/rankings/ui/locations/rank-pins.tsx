'use client';
import { useMemo, type JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { MapMarker } from '../../../../ui/map/map-marker.ts';
import { MapView } from '../../../../ui/map/map-view.tsx';
import { groupOf, type RankMapPlace } from '../../locations/rank-map-place.ts';
import { rankColor, rankInkColor } from '../rank-color.ts';
import { RankPinCard } from './rank-pin-card.tsx';
import { shareText } from './total-words.ts';

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
