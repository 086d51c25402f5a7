import L from 'leaflet';
import { className } from '../../theme/part-class.ts';
import type { GroupLook } from './map-marker.ts';
import type { Shown } from './shown-on-map.ts';

/** Adds a marker or group to the map, which can be pressed and is accessible by keyboard. */
export function drawShown(map: L.Map, shown: Shown, onPress: (shown: Shown) => void): L.Marker {
  const hasNumber = shown.group !== undefined || shown.marker?.number !== undefined;
  const edge = hasNumber ? 32 : 22;
  const icon = L.divIcon({ className: className('Map-marker'), iconSize: [edge, edge] });
  const drawn = L.marker([shown.latitude, shown.longitude], { icon, riseOnHover: true }).addTo(map);
  drawn.on('click', () => onPress(shown));
  drawn.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(shown);
  });
  return drawn;
}

/** Updates place, number, colours, name and state of a marker. */
export function dressShown(
  drawn: L.Marker,
  shown: Shown,
  { label, ...look }: Partial<GroupLook> & { label: string },
  isSelected: boolean,
): void {
  const element = drawn.getElement();
  if (!element) return;
  drawn.setLatLng([shown.latitude, shown.longitude]);
  const { marker, group } = shown;
  const number = String(look.number ?? group?.count ?? marker?.number ?? '');
  element.textContent = number;
  // The visible text is part of the name, for voice control. A count is in the label already.
  const isNamed = number === '' || (group && look.number === undefined);
  element.setAttribute('aria-label', isNamed ? label : `${number}, ${label}`);
  if (marker) element.setAttribute('aria-pressed', String(isSelected));
  element.toggleAttribute('data-group', group !== undefined);
  element.toggleAttribute('data-painted', look.color !== undefined);
  element.toggleAttribute('data-selected', isSelected);
  paint(element, '--pf-marker', look.color ?? marker?.color);
  paint(element, '--pf-marker-ink', look.inkColor ?? marker?.inkColor);
  drawn.setZIndexOffset(isSelected ? 1000 : 0);
  const text = element.ownerDocument.createElement('span');
  text.textContent = label;
  drawn.unbindTooltip().bindTooltip(text, { direction: 'top', offset: [0, -14] });
}

function paint(element: HTMLElement, property: string, color: string | undefined): void {
  if (color) element.style.setProperty(property, color);
  else element.style.removeProperty(property);
}
