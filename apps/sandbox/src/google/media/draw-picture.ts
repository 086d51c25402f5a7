import { renderAsync } from '@resvg/resvg-js';
import { keyedRandom } from '../../world/random.ts';
import type { Scene } from '../../world/publications.ts';
import { palettes, type DrawScene } from './drawing.ts';
import type { Picture } from './media-file.ts';
import { drawBeans, drawBread, drawCake, drawCup } from './scenes/served.ts';
import { drawCounter, drawFront, drawRoom, drawWindow } from './scenes/premises.ts';

const scenes: Record<Scene, DrawScene> = {
  front: drawFront,
  room: drawRoom,
  window: drawWindow,
  counter: drawCounter,
  cup: drawCup,
  cake: drawCake,
  bread: drawBread,
  beans: drawBeans,
};

/** The PNG of an illustration; the same picture gives the same bytes. Drawn beside the event loop, which goes on. */
export async function drawPicture(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { scene, look, width, height } = picture;
  const key = `${scene}/${look}/${width}x${height}`;
  const known = drawn.get(key);
  if (known) return known;
  const palette = palettes[look % palettes.length] ?? palettes[0];
  const content = scenes[scene](palette, keyedRandom(look, scene));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
  const png = Uint8Array.from((await renderAsync(svg)).asPng());
  if (drawn.size >= kept) drawn.clear();
  drawn.set(key, png);
  return png;
}

const kept = 200;
const drawn = new Map<string, Uint8Array<ArrayBuffer>>();
