import L from 'leaflet';
import { borders, coasts } from './land-data.ts';
import { mapPart } from './map-part.ts';

/** Land and borders below everything else, drawn without asking anybody for anything. */
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

/** Close up there is no border in sight; squares show that the map moves. One element draws sixteen of them. */
function squares(pane: string): L.GridLayer {
  return Object.assign(new L.GridLayer({ pane, minZoom: 8, tileSize: 256, keepBuffer: 1 }), {
    createTile() {
      const tile = document.createElement('div');
      tile.className = mapPart('squares');
      return tile;
    },
  });
}

/** Lines as `scripts/pack-land.ts` packs them, as latitudes and longitudes in degrees. */
export function decodeLandOutline(packed: string): [latitude: number, longitude: number][][] {
  return packed.split(' ').map((line) => {
    const points: [number, number][] = [];
    const steps = numbersOf(line);
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      points.push([y / 10, x / 10]);
    }
    return points;
  });
}

function numbersOf(line: string): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const character of line) {
    const digit = alphabet.indexOf(character);
    number |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(number & 1 ? -(number + 1) / 2 : number / 2);
    [number, shift] = [0, 0];
  }
  return numbers;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
