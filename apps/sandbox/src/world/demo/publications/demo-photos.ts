import type { PhotoCategory, Scene, WorldPhoto } from '../../publications/world-photo.ts';
import { between, hash, pick, seededRandom } from '../random.ts';
import { DAY } from '../warsaw-time.ts';

/** What a café, a bakery and a roastery show on their tables. */
const onTheTable: Record<string, readonly Scene[]> = {
  'gcid:cafe': ['cup', 'cake', 'cup'],
  'gcid:bakery': ['bread', 'cake', 'bread'],
  'gcid:coffee_roasters': ['beans', 'cup', 'beans'],
};

/** So many drawings of one scene differ; each is made once, however many places show it. */
const looks = 10;

/** Five to eight photos of a place: a cover, its front, its room, and what it serves. */
export function demoPhotos(code: string, categoryId: string, now: number): WorldPhoto[] {
  const random = seededRandom(1, `${code} photos`);
  const look = hash(code) % looks;
  const served = onTheTable[categoryId] ?? ['cup', 'cake'];
  const wishes: [PhotoCategory, Scene][] = [
    ['COVER', pick(random, ['room', 'front', 'counter'])],
    ['EXTERIOR', 'front'],
    ['INTERIOR', pick(random, ['room', 'window'])],
    ['INTERIOR', 'counter'],
    ...served.map((scene): [PhotoCategory, Scene] => ['FOOD_AND_DRINK', scene]),
    ['ADDITIONAL', 'window'],
  ];
  return wishes.slice(0, between(random, 5, 8)).map(([category, scene], index) => ({
    id: `AF1Qip${String(hash(`${code} photo ${index}`)).padStart(10, '0')}`,
    category,
    // Two of one scene at one place are different pictures.
    drawing: { scene, look: (look + index) % looks },
    createTime: Math.round(now - (index * 23 + between(random, 3, 20)) * DAY),
  }));
}
