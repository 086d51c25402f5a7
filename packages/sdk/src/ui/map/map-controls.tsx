'use client';
import type L from 'leaflet';
import { useEffect, useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { MinusIcon, PlusIcon } from '../icons/action-icons.tsx';
import { TargetIcon } from '../icons/place-icons.tsx';

interface MapControlsProps {
  map: L.Map;
  zoomInLabel: string;
  zoomOutLabel: string;
  homeLabel: string;
  /** Shows the initial content again; without it there is no such button. */
  onHome: (() => void) | undefined;
}

/** Buttons for what otherwise needs a wheel, a drag or two fingers. */
export function MapControls({
  map,
  zoomInLabel,
  zoomOutLabel,
  homeLabel,
  onHome,
}: MapControlsProps): JSX.Element {
  const zoom = useZoom(map);
  return (
    <Root>
      <IconButton
        icon={<PlusIcon />}
        label={zoomInLabel}
        variant="default"
        size="s"
        isDisabled={zoom >= map.getMaxZoom()}
        onPress={() => map.zoomIn()}
      />
      <IconButton
        icon={<MinusIcon />}
        label={zoomOutLabel}
        variant="default"
        size="s"
        isDisabled={zoom <= map.getMinZoom()}
        onPress={() => map.zoomOut()}
      />
      {onHome && (
        <IconButton icon={<TargetIcon />} label={homeLabel} variant="default" size="s" onPress={onHome} />
      )}
    </Root>
  );
}

function useZoom(map: L.Map): number {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const read = () => setZoom(map.getZoom());
    read();
    map.on('zoomend', read);
    return () => void map.off('zoomend', read);
  }, [map]);
  return zoom;
}

const Root = styled.div.withConfig(innerClass('Map-controls'))`
  position: absolute;
  z-index: 1;
  inset-block-start: 10px;
  inset-inline-end: 10px;
  display: flex;
  flex-direction: column;
  gap: 6px;
`;
