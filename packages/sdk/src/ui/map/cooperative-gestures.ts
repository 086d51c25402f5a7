import type { Map } from 'leaflet';

/** Lets the page scroll: one finger and the plain wheel pass the map, a mouse drags it, Ctrl with the wheel zooms. */
export function cooperativeGestures(map: Map): () => void {
  const element = map.getContainer();
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
