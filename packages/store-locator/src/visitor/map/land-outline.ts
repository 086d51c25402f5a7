import L from 'leaflet';
import { borders, coasts, decodeLandOutline } from './land-data.ts';
import { mapPart } from './map-sheet.ts';

/** Draws land and borders below everything else, without any request. */
export function drawLand(map: L.Map): void {
  const pane = 'land';
  map.createPane(pane).classList.add(mapPart('land'));
  const renderer = L.svg({ pane, padding: 0.5 });
  const shared = { pane, renderer, interactive: false } as const;
  L.polygon(
    decodeLandOutline(coasts).map((ring) => [ring]),
    { ...shared, stroke: false, fillColor: 'currentColor', fillOpacity: 1 },
  ).addTo(map);
  L.polyline(decodeLandOutline(borders), { ...shared, className: mapPart('border'), weight: 1 }).addTo(map);
  squares(pane).addTo(map);
}

/** From zoom 8 on a grid of squares shows that the map moves, where no border is visible. A tile draws sixteen squares. */
function squares(pane: string): L.GridLayer {
  return Object.assign(new L.GridLayer({ pane, minZoom: 8, tileSize: 256, keepBuffer: 1 }), {
    createTile() {
      const tile = document.createElement('div');
      tile.className = mapPart('squares');
      return tile;
    },
  });
}
