import L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
// Natural Earth, 1 : 110 million, in the public domain; packed by world-atlas (ISC).
import atlas from 'world-atlas/countries-110m.json';
import { className } from '../../theme/part-class.ts';

/** Draws land and borders, for a map without tiles. */
export function landOutline(pane: string): L.LayerGroup {
  const renderer = L.svg({ pane, padding: 0.5 });
  const shared = { pane, renderer, interactive: false } as const;
  return L.layerGroup([
    L.geoJSON(feature(world, world.objects.land), {
      ...shared,
      style: { className: className('Map-land'), stroke: false },
    }),
    L.geoJSON(mesh(world, world.objects.countries), {
      ...shared,
      style: { className: className('Map-border'), fill: false, weight: 1 },
    }),
    grid(pane),
  ]);
}

/** At high zoom, where no border is visible, a grid shows that the map moves. */
function grid(pane: string): L.GridLayer {
  const squares = new L.GridLayer({ pane, minZoom: 8, tileSize: 64, keepBuffer: 1 });
  return Object.assign(squares, {
    createTile() {
      const square = document.createElement('div');
      square.className = className('Map-square');
      return square;
    },
  });
}

interface Atlas extends Topology {
  objects: { land: GeometryCollection; countries: GeometryCollection };
}

const world = atlas as object as Atlas;
