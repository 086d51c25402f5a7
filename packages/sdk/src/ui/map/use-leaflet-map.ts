import L from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { cooperativeGestures } from './cooperative-gestures.ts';
import type { MapPoint } from './map-point.ts';

interface Start {
  centre: MapPoint;
  zoom: number;
}

/** Creates a Leaflet map in the element while it is mounted; the initial view is read once. */
export function useLeafletMap(
  place: RefObject<HTMLDivElement | null>,
  label: string,
  start: Start,
): L.Map | undefined {
  const [map, setMap] = useState<L.Map>();
  const first = useRef(start);
  useEffect(() => {
    if (!place.current) return undefined;
    // Leaflet changes classes of its element, so it gets one that React does not manage.
    const element = place.current.ownerDocument.createElement('div');
    place.current.append(element);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { centre, zoom } = first.current;
    const made = L.map(element, {
      center: [centre.latitude, centre.longitude],
      zoom,
      minZoom: 2,
      maxZoom: 19,
      worldCopyJump: true,
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      zoomAnimation: !isStill,
      fadeAnimation: false,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    });
    // `application` passes arrow keys, + and - to the map, which screen readers would otherwise use.
    element.setAttribute('role', 'application');
    L.control.scale({ imperial: false, maxWidth: 90 }).addTo(made);
    const stopGestures = cooperativeGestures(made);
    const watch = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    watch.observe(element);
    setMap(made);
    return () => {
      watch.disconnect();
      stopGestures();
      made.remove();
      element.remove();
      setMap(undefined);
    };
  }, [place]);
  useEffect(() => map?.getContainer().setAttribute('aria-label', label), [map, label]);
  return map;
}
