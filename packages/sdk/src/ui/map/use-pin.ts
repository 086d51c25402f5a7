import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { className } from '../../theme/part-class.ts';
import { clampPoint, movePoint, roundPoint, type MapPoint } from './map-point.ts';

interface PinOptions {
  value: MapPoint | null;
  onChange: (value: MapPoint) => void;
  min?: MapPoint | undefined;
  max?: MapPoint | undefined;
  isReadOnly?: boolean | undefined;
  pinLabel: string;
  hintId: string;
  /** Called with the new position. */
  onMoved: (point: MapPoint) => void;
}

/** Shows a pin at the value, which can be dragged, moved by arrow keys, or placed by a press. */
export function usePin(map: L.Map | undefined, options: PinOptions): void {
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));
  const pin = useRef<L.Marker>(undefined);
  const { value, isReadOnly = false, pinLabel, hintId } = options;
  const { latitude, longitude } = value ?? {};
  const hasPin = value !== null;

  useEffect(() => {
    if (!map || isReadOnly) return undefined;
    const put = ({ latlng }: L.LeafletMouseEvent) => moveTo(latest.current, latlng.wrap());
    map.on('click', put);
    return () => void map.off('click', put);
  }, [map, isReadOnly]);

  useEffect(() => {
    if (!map || !hasPin) return undefined;
    const { value: at } = latest.current;
    if (!at) return undefined;
    const icon = L.divIcon({ className: className('Map-pin'), iconSize: [34, 44], iconAnchor: [17, 44] });
    const made = L.marker([at.latitude, at.longitude], {
      icon,
      draggable: !isReadOnly,
      keyboard: !isReadOnly,
    });
    made.on('dragend', () => moveTo(latest.current, made.getLatLng().wrap()));
    made.addTo(map);
    pin.current = made;
    const element = made.getElement();
    const stop = element ? nameAndMove(element, isReadOnly, latest) : undefined;
    return () => {
      stop?.();
      made.remove();
      pin.current = undefined;
    };
  }, [map, hasPin, isReadOnly]);

  useEffect(() => {
    const element = pin.current?.getElement();
    element?.setAttribute('aria-label', pinLabel);
    if (!isReadOnly) element?.setAttribute('aria-describedby', hintId);
  }, [map, hasPin, isReadOnly, pinLabel, hintId]);

  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    pin.current?.setLatLng([latitude, longitude]);
    if (!map.getBounds().contains([latitude, longitude]))
      map.setView([latitude, longitude], Math.max(map.getZoom(), 16));
  }, [map, latitude, longitude]);
}

function nameAndMove(element: HTMLElement, isReadOnly: boolean, latest: { current: PinOptions }) {
  // Passes arrow keys to the pin, which screen readers would otherwise use.
  element.setAttribute('role', isReadOnly ? 'img' : 'application');
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const { value } = latest.current;
    if (!way || !value || isReadOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const metres = event.shiftKey ? 10 : 1;
    const { latitude, longitude } = movePoint(value, way[0] * metres, way[1] * metres);
    moveTo(latest.current, { lat: latitude, lng: longitude });
  };
  element.addEventListener('keydown', onKeyDown);
  return () => element.removeEventListener('keydown', onKeyDown);
}

/** Directions to the north and east. */
const ways: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

function moveTo(options: PinOptions, { lat, lng }: { lat: number; lng: number }): void {
  const point = roundPoint(clampPoint({ latitude: lat, longitude: lng }, options.min, options.max));
  options.onChange(point);
  options.onMoved(point);
}
