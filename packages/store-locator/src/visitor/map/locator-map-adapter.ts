import type { Bounds, Position, StoreCluster } from '../../engine/locator-engine.ts';

/** What part of the world a map shows. */
export interface MapView {
  bounds: Bounds;
  /** As web maps count it: the world is 256 · 2^zoom pixels wide. */
  zoom: number;
}

/** One mark on the map: a store, or several that cannot be told apart at this zoom. */
export interface MapPin extends Position {
  /** Stays the same for the same mark. */
  key: string;
  /** The store; null for several. */
  id: number | null;
  count: number;
  label: string;
  isSelected: boolean;
  /** Its button in the list for keyboards and screen readers has the focus. */
  isFocused: boolean;
  cluster: StoreCluster | null;
}

/** Pictures of the ground. */
export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  maxZoom: number;
}

/** What a map is told when it comes up, and whom it tells what happens on it. */
export interface LocatorMapOptions {
  start: Bounds;
  /** What the map is called for those who do not see it. */
  label: string;
  /** After each move; `isByVisitor` where a visitor moved it. */
  onView(view: MapView, isByVisitor: boolean): void;
  onPress(pin: MapPin): void;
  /** A picture of the ground could not be had. */
  onTilesFailed(): void;
}

/** A map that is on the page. */
export interface LocatorMapHandle {
  /** All marks that are to be seen, in place of those before. */
  show(pins: readonly MapPin[]): void;
  lookAt(bounds: Bounds): void;
  /** One step closer, or further away with -1. */
  zoomBy(steps: number): void;
  /** Null to ask nobody for pictures. */
  setTiles(tiles: MapTiles | null): void;
  setLabel(label: string): void;
  end(): void;
}

/**
 * Draws the map. The locator does the rest: what is shown, buttons for keyboards and screen readers, and asking before
 * anybody else is asked for pictures. Ours draws with Leaflet; another one can draw with MapLibre or Google Maps.
 */
export interface LocatorMapAdapter {
  /** Puts a map into an element that is empty, and stays so for others. */
  mount(place: HTMLElement, options: LocatorMapOptions): LocatorMapHandle;
}
