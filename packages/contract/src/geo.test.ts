import { expect, test } from 'vitest';
import { boundsOf, longitudeNear } from './geo.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  [
    [at(50, 20), at(52, 21), at(51, -3)],
    [50, -3, 52, 21],
  ],
  [
    [at(-17, 178), at(-18, -179), at(-13, -172)],
    [-18, 178, -13, 188],
  ],
  [
    [at(-17, 179), at(-17, -179)],
    [-17, 179, -17, 181],
  ],
  [
    [at(64, 180), at(65, -180)],
    [64, 180, 65, 180],
  ],
  [
    [at(10, -90), at(10, 90)],
    [10, -90, 10, 90],
  ],
  [
    [at(0, -170), at(0, -20), at(0, 100)],
    [0, -20, 0, 190],
  ],
  [[at(1, 2)], [1, 2, 1, 2]],
])(
  'LOC-03 the smallest area around %j crosses the 180th meridian where that is shorter',
  (places, bounds) => {
    expect(boundsOf(places)).toEqual(bounds);
  },
);

test('LOC-03 nowhere has no area, and a longitude is found on the side of another', () => {
  expect(boundsOf([])).toBeNull();
  expect([longitudeNear(-175, 183), longitudeNear(-175, 4), longitudeNear(185, 0)]).toEqual([
    185, -175, -175,
  ]);
});
