'use client';
import { useEffect, useId, useRef, useState, type JSX } from 'react';
import { VisuallyHidden } from '../layout/text.tsx';
import type { LocationMapProps } from './location-map.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapControls } from './map-controls.tsx';
import { useLeafletMap } from './use-leaflet-map.ts';
import { useMapBackground } from './use-map-background.ts';
import { usePin } from './use-pin.ts';
import { WithMapTiles } from './with-map-tiles.tsx';

export type PinMapProps = Omit<LocationMapProps, 'size'>;

/** The map of `LocationMap`, loaded when the first one is shown. */
export function PinMap({ tiles, ...props }: PinMapProps): JSX.Element {
  return <WithMapTiles tiles={tiles}>{(from) => <Pin {...props} tiles={from ?? undefined} />}</WithMapTiles>;
}

function Pin({ tiles, ...props }: PinMapProps) {
  const { value, centre = value ?? poland, pinHint, describePoint = bothNumbers } = props;
  const place = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [said, setSaid] = useState('');
  const map = useLeafletMap(place, props.label, {
    centre: value ?? centre,
    zoom: value ? 16 : centre === poland ? 6 : 13,
  });
  useMapBackground(map, tiles);
  usePin(map, { ...props, hintId, onMoved: (point) => setSaid(describePoint(point)) });
  const { latitude, longitude } = centre;
  const isWaiting = value === null;
  // Without a pin the map follows `centre`, such as that of an address.
  useEffect(() => {
    if (map && isWaiting && !isPoland(latitude, longitude)) map.setView([latitude, longitude], 13);
  }, [map, isWaiting, latitude, longitude]);
  return (
    <MapCanvas place={place} tiles={tiles}>
      {map && (
        <MapControls
          map={map}
          zoomInLabel={props.zoomInLabel}
          zoomOutLabel={props.zoomOutLabel}
          homeLabel={props.centreLabel}
          onHome={
            value
              ? () => map.setView([value.latitude, value.longitude], Math.max(map.getZoom(), 16))
              : undefined
          }
        />
      )}
      <VisuallyHidden as="div" id={hintId}>
        {pinHint}
      </VisuallyHidden>
      <VisuallyHidden as="div" role="status">
        {said}
      </VisuallyHidden>
    </MapCanvas>
  );
}

const poland = { latitude: 52.07, longitude: 19.48 };

function isPoland(latitude: number, longitude: number): boolean {
  return latitude === poland.latitude && longitude === poland.longitude;
}

function bothNumbers({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
