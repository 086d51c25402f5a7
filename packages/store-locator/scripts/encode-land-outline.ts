import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Countries of the world as `world-atlas` packs them. */
export interface Atlas extends Topology {
  objects: { land: GeometryCollection; countries: GeometryCollection };
}

/**
 * Encodes coasts and borders as text: differences in tenths of a degree, five bits a character. Leaves out Antarctica,
 * which has no stores.
 */
export function encodeLandOutline(atlas: Atlas): { coasts: string; borders: string } {
  const coasts = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [],
  );
  const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other).coordinates;
  return {
    coasts: coasts
      .filter((ring) => ring.some(([, latitude = 0]) => latitude > -58))
      .map(packLine)
      .join(' '),
    borders: borders.map(packLine).join(' '),
  };
}

function packLine(line: readonly (readonly number[])[]): string {
  let packed = '';
  let [x, y] = [0, 0];
  for (const [longitude = 0, latitude = 0] of line) {
    const [nextX, nextY] = [Math.round(longitude * 10), Math.round(latitude * 10)];
    if (packed && nextX === x && nextY === y) continue;
    packed += packNumber(nextX - x) + packNumber(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return packed;
}

function packNumber(number: number): string {
  let rest = number < 0 ? -number * 2 - 1 : number * 2;
  let packed = '';
  do {
    const bits = rest & 31;
    rest >>= 5;
    packed += alphabet[rest > 0 ? bits | 32 : bits];
  } while (rest > 0);
  return packed;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
