import L from 'leaflet';
import type { MapPin } from './locator-map-adapter.ts';
import { mapPart } from './map-part.ts';

/** Puts a mark on the map. It is pressed here; keyboards and screen readers have a button of their own for it. */
export function drawPin(map: L.Map, pin: MapPin, onPress: () => void): L.Marker {
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
  // The sheet draws what is to be seen: a node for each mark, however many there are.
  if (edge) element?.setAttribute('data-count', new Intl.NumberFormat().format(pin.count));
  return marker;
}

/** Gives a mark its place, its name and its state. */
export function dressPin(marker: L.Marker, pin: MapPin): void {
  marker.setLatLng([pin.latitude, pin.longitude]);
  marker.setZIndexOffset(pin.isSelected || pin.isFocused ? 1000 : 0);
  const element = marker.getElement();
  if (!element) return;
  element.title = pin.label;
  element.toggleAttribute('data-selected', pin.isSelected);
  element.toggleAttribute('data-focused', pin.isFocused);
}

/** Leaflet's own writes HTML, even if there is none, which a policy for trusted types does not let pass. */
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
