import type { Bounds, Position, StoreCluster } from '../../engine/locator-engine.ts';

/** The visible part of a map. */
export interface MapView {
  bounds: Bounds;
  /** Web map zoom: the world is 256 · 2^zoom pixels wide. */
  zoom: number;
}

/** One mark on the map: a store, or a cluster of stores that would overlap. */
export interface MapPin extends Position {
  /** Identifies the mark from update to update. */
  key: string;
  /** The store's id; null for a cluster. */
  id: number | null;
  count: number;
  label: string;
  isSelected: boolean;
  /** Its button for keyboards and screen readers has the focus. */
  isFocused: boolean;
  cluster: StoreCluster | null;
}

/** Raster tiles of the background. */
export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  maxZoom: number;
}

/** Initial state and callbacks of a map. */
export interface LocatorMapOptions {
  start: Bounds;
  /** Accessible name of the map. */
  label: string;
  /** Called after each move; `isByVisitor` if a visitor moved the map. */
  onView(view: MapView, isByVisitor: boolean): void;
  onPress(pin: MapPin): void;
  /** Called when a tile failed to load. */
  onTilesFailed(): void;
}

/** A mounted map. */
export interface LocatorMapHandle {
  /** Replaces all marks. */
  show(pins: readonly MapPin[]): void;
  lookAt(bounds: Bounds): void;
  /** Zooms in by a number of steps; out if it is negative. */
  zoomBy(steps: number): void;
  /** Sets the tiles; null for none, without any request. */
  setTiles(tiles: MapTiles | null): void;
  setLabel(label: string): void;
  end(): void;
}

/**
 * Draws the map. The locator decides what is shown, and adds buttons for keyboards and screen readers and the consent to load
 * tiles. The default adapter uses Leaflet; another can use MapLibre or Google Maps.
 */
export interface LocatorMapAdapter {
  /** Mounts a map into an empty element that nothing else changes. */
  mount(place: HTMLElement, options: LocatorMapOptions): LocatorMapHandle;
}
