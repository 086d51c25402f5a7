import L from 'leaflet';
import type { Bounds } from '../../engine/locator-engine.ts';
import { guardFingers } from './guard-fingers.ts';
import { drawLand } from './draw-land.ts';
import { drawPin, dressPin } from './draw-pin.ts';
import type { LocatorMapAdapter, LocatorMapOptions, MapPin, MapTiles } from './locator-map-adapter.ts';

/** The map that a locator has of itself: Leaflet over an outline of land that comes along. */
export const leafletAdapter: LocatorMapAdapter = {
  mount(place, options) {
    const map = makeMap(place, options);
    const stopGuarding = guardFingers(map);
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
        stopGuarding();
        stopFollowing();
        map.remove();
      },
    };
  },
};

function makeMap(place: HTMLElement, { start, label }: LocatorMapOptions): L.Map {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // It takes arrow keys and + and -, which a screen reader would else keep for itself.
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

/** Tells of each move, and whether a visitor made it. */
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
      dressPin(marker, pin);
    }
  };
}

function toLeaflet([south, west, north, east]: Bounds): L.LatLngBoundsExpression {
  return [
    [south, west],
    [north, east],
  ];
}

/** No closer than this of itself: a shop is to be seen with the streets around it. */
const closeEnough = 15;
/** Closer up the outline shows nothing but squares. */
const outlineZoom = 17;
