import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sketchPlaces } from './place-sketch.tsx';

const place = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('EXT-02 both pins are always within the drawing, however near or far', () => {
  fc.assert(
    fc.property(place, place, (before, after) => {
      for (const { x, y } of sketchPlaces(before, after)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(120);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(60);
      }
    }),
  );
});

test('EXT-02 north is up and east is to the right', () => {
  const [old, next] = sketchPlaces(
    { latitude: 50, longitude: 19.9999 },
    { latitude: 50.001, longitude: 20.0001 },
  );
  expect(next.y).toBeLessThan(old.y);
  expect(next.x).toBeGreaterThan(old.x);
});
