import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { borders, coasts, decodeLandOutline } from '../src/visitor/map/land-data.ts';
import { encodeLandOutline, type Atlas } from './encode-land-outline.ts';

const packed = encodeLandOutline(atlas as object as Atlas);

it('SYS-07 the outline that visitors get is the one that Natural Earth drew', () => {
  expect(coasts).toBe(packed.coasts);
  expect(borders).toBe(packed.borders);
});

it('SYS-07 the outline comes out where it was put in: every coast closes, and Poland has its borders', () => {
  const rings = decodeLandOutline(coasts);
  expect(rings.length).toBeGreaterThan(100);
  for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  const points = decodeLandOutline(borders).flat();
  const isNear = (latitude: number, longitude: number) =>
    points.some(([lat, lng]) => Math.hypot(lat - latitude, lng - longitude) < 1);
  expect(isNear(49.2, 20.1)).toBe(true);
  expect(isNear(52.6, 14.6)).toBe(true);
  expect(isNear(52.2, 19)).toBe(false);
});
