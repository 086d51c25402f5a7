import L from 'leaflet';
import type { Bounds } from '../../engine/locator-engine.ts';
import { drawLand } from './land-outline.ts';
import type { LocatorMapAdapter, LocatorMapOptions, MapPin, MapTiles } from './locator-map-adapter.ts';
import { mapPart } from './map-sheet.ts';

/** The default map: Leaflet over a bundled outline of land. */
export const leafletAdapter: LocatorMapAdapter = {
  mount(place, options) {
    const map = makeMap(place, options);
    const stopGestures = cooperativeGestures(map);
    const stopFollowing = followMoves(map, options);
    const tiles = tileLayers(map, options);
    const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    watch.observe(place);
    drawLand(map);
    return {
      show: pinLayer(map, options),
      lookAt: (bounds) => {
        stopFollowing.forgetVisitor();
        map.fitBounds(toLeaflet(bounds), { animate: false, maxZoom: closeEnough, padding: [40, 40] });
      },
      zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
      setTiles: tiles,
      setLabel: (label) => place.setAttribute('aria-label', label),
      end() {
        watch.disconnect();
        stopGestures();
        stopFollowing();
        map.remove();
      },
    };
  },
};

function makeMap(place: HTMLElement, { start, label }: LocatorMapOptions): L.Map {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Passes arrow keys, + and - to the map, which a screen reader would otherwise use itself.
  place.setAttribute('role', 'application');
  place.setAttribute('aria-label', label);
  return L.map(place, {
    minZoom: 2,
    maxZoom: outlineZoom,
    zoomSnap: 0.5,
    worldCopyJump: true,
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    boxZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: false,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  }).fitBounds(toLeaflet(start), { animate: false, maxZoom: closeEnough, padding: [40, 40] });
}

/** Reports each move, and whether a visitor made it. */
function followMoves(map: L.Map, { onView }: LocatorMapOptions) {
  const element = map.getContainer();
  let isByVisitor = false;
  const touched = () => {
    isByVisitor = true;
  };
  const gestures = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;
  for (const gesture of gestures)
    element.addEventListener(gesture, touched, { capture: true, passive: true });
  const tell = () => {
    const bounds = map.getBounds();
    onView(
      {
        bounds: [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()],
        zoom: map.getZoom(),
      },
      isByVisitor,
    );
  };
  map.on('moveend', tell);
  tell();
  const stop = () => {
    for (const gesture of gestures) element.removeEventListener(gesture, touched, { capture: true });
    map.off('moveend', tell);
  };
  return Object.assign(stop, {
    forgetVisitor() {
      isByVisitor = false;
    },
  });
}

function tileLayers(map: L.Map, { onTilesFailed }: LocatorMapOptions) {
  let layer: L.TileLayer | undefined;
  return (tiles: MapTiles | null) => {
    layer?.remove();
    layer = undefined;
    map.setMaxZoom(tiles?.maxZoom ?? outlineZoom);
    if (!tiles) return;
    layer = L.tileLayer(tiles.url, {
      maxZoom: tiles.maxZoom,
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    layer.on('tileerror', onTilesFailed);
    layer.addTo(map);
  };
}

function pinLayer(map: L.Map, { onPress }: LocatorMapOptions) {
  const drawn = new Map<string, { marker: L.Marker; pin: MapPin }>();
  return (pins: readonly MapPin[]) => {
    const wanted = new Set(pins.map(({ key }) => key));
    for (const [key, { marker }] of drawn)
      if (!wanted.has(key)) {
        marker.remove();
        drawn.delete(key);
      }
    for (const pin of pins) {
      const known = drawn.get(pin.key);
      const marker = known?.marker ?? drawPin(map, pin, () => onPress(drawn.get(pin.key)?.pin ?? pin));
      drawn.set(pin.key, { marker, pin });
      updatePin(marker, pin);
    }
  };
}

function toLeaflet([south, west, north, east]: Bounds): L.LatLngBoundsExpression {
  return [
    [south, west],
    [north, east],
  ];
}

/** Zoom that `lookAt` does not exceed, so that the streets around a store are visible. */
const closeEnough = 15;

/** Largest zoom without tiles: beyond it the outline shows only squares. */
const outlineZoom = 17;

/** Adds a mark to the map, for pointers only: keyboards and screen readers use the list of buttons. */
function drawPin(map: L.Map, pin: MapPin, onPress: () => void): L.Marker {
  const edge = pin.id === null ? 40 + Math.min(16, 4 * Math.log10(pin.count) ** 2) : undefined;
  const icon = new PlainIcon({
    className: mapPart(edge ? 'cluster' : 'pin'),
    iconSize: edge ? [edge, edge] : [40, 50],
    iconAnchor: edge ? [edge / 2, edge / 2] : [20, 48],
  });
  const marker = L.marker([pin.latitude, pin.longitude], { icon, keyboard: false, riseOnHover: true });
  marker.addTo(map).on('click', onPress);
  const element = marker.getElement();
  element?.setAttribute('aria-hidden', 'true');
  // Drawn by the sheet, so that each mark is one node.
  if (edge) element?.setAttribute('data-count', new Intl.NumberFormat().format(pin.count));
  return marker;
}

/** Updates position, name and state of a mark. */
function updatePin(marker: L.Marker, pin: MapPin): void {
  marker.setLatLng([pin.latitude, pin.longitude]);
  marker.setZIndexOffset(pin.isSelected || pin.isFocused ? 1000 : 0);
  const element = marker.getElement();
  if (!element) return;
  element.title = pin.label;
  element.toggleAttribute('data-selected', pin.isSelected);
  element.toggleAttribute('data-focused', pin.isFocused);
}

/** Replaces Leaflet's icon, which assigns `innerHTML` even if it is empty: Trusted Types would throw. */
class PlainIcon extends L.DivIcon {
  override createIcon(old?: HTMLElement): HTMLElement {
    const element = old ?? document.createElement('div');
    const { className = '', iconSize, iconAnchor } = this.options;
    const [size, anchor] = [L.point(iconSize ?? [0, 0]), L.point(iconAnchor ?? [0, 0])];
    element.className = `leaflet-marker-icon ${className}`;
    Object.assign(element.style, {
      width: `${size.x}px`,
      height: `${size.y}px`,
      marginLeft: `${-anchor.x}px`,
      marginTop: `${-anchor.y}px`,
    });
    return element;
  }
}

/**
 * Lets the page scroll past the map: one finger and the plain wheel scroll the page, a mouse drags the map, Ctrl with the
 * wheel zooms. In a dialog, which does not scroll, the map takes every gesture. Returns a function that removes it.
 */
function cooperativeGestures(map: L.Map): () => void {
  const element = map.getContainer();
  if (element.closest('dialog, [role=dialog]')) {
    map.scrollWheelZoom.enable();
    element.style.touchAction = 'none';
    return () => undefined;
  }
  const options = { capture: true };
  const onPointerDown = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' ? map.dragging.enable() : map.dragging.disable();
  const onWheel = (event: WheelEvent) =>
    event.ctrlKey || event.metaKey ? map.scrollWheelZoom.enable() : map.scrollWheelZoom.disable();
  element.addEventListener('pointerdown', onPointerDown, options);
  element.addEventListener('wheel', onWheel, options);
  return () => {
    element.removeEventListener('pointerdown', onPointerDown, options);
    element.removeEventListener('wheel', onWheel, options);
  };
}
