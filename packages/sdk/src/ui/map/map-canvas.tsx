'use client';
import type { ReactNode, RefObject, JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { leafletStyle } from './leaflet-style.ts';
import { markerStyle } from './marker-style.ts';
import type { MapTiles } from '../../provider/map-tiles.ts';

interface MapCanvasProps {
  /** The element that Leaflet's goes into. */
  place: RefObject<HTMLDivElement | null>;
  tiles: MapTiles | undefined;
  children: ReactNode;
}

/** The drawing with its controls, and whom its pictures are owed to. */
export function MapCanvas({ place, tiles, children }: MapCanvasProps): JSX.Element {
  return (
    <>
      <Canvas ref={place} />
      {children}
      {tiles?.attribution && (
        <Attribution>
          {tiles.attributionUrl && /^https?:/.test(tiles.attributionUrl) ? (
            <a href={tiles.attributionUrl} target="_blank" rel="noreferrer">
              {tiles.attribution}
            </a>
          ) : (
            tiles.attribution
          )}
        </Attribution>
      )}
    </>
  );
}

const Canvas = styled.div.withConfig(innerClass('Map-canvas'))`
  position: absolute;
  inset: 0;
  z-index: 0;
  /* Panes are placed from the left in every language. */
  direction: ltr;
  ${leafletStyle}
  & [data-outline] {
    z-index: 100;
  }
  & .pinfold-Map-land {
    fill: var(--pf-surface);
    fill-opacity: 1;
  }
  & .pinfold-Map-border {
    stroke: var(--pf-field-line);
    stroke-opacity: 0.55;
  }
  & .pinfold-Map-square {
    border: solid var(--pf-line-2);
    border-width: 1px 0 0 1px;
  }
  ${markerStyle}
  & .leaflet-control-scale {
    position: absolute;
    z-index: 800;
    inset-block-end: 6px;
    left: 8px;
  }
  & .leaflet-control-scale-line {
    padding: 0 4px 1px;
    border: solid var(--pf-ink-2);
    border-width: 0 1px 1px;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-xs);
    line-height: 1.2;
    white-space: nowrap;
  }
  & .leaflet-tooltip {
    padding: 5px 9px;
    border: 1px solid transparent;
    border-radius: var(--pf-radius-s);
    background: var(--pf-ink);
    color: var(--pf-surface);
    font-size: var(--pf-font-size-s);
    line-height: 1.4;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    & .pinfold-Map-land,
    & .pinfold-Map-border {
      fill: Canvas;
      stroke: CanvasText;
    }
    & .pinfold-Map-border {
      fill: none;
    }
  }
`;

const Attribution = styled.div.withConfig(innerClass('Map-attribution'))`
  position: absolute;
  z-index: 1;
  inset-block-end: 0;
  inset-inline-end: 0;
  max-inline-size: 100%;
  padding: 2px 7px;
  border-start-start-radius: var(--pf-radius-s);
  background: var(--pf-surface);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-xs);
  overflow-wrap: anywhere;
  & :where(a) {
    color: inherit;
  }
`;
