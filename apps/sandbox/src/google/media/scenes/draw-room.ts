import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, lamp, line, path, plant, rect, sideCup } from './shapes.ts';

/** A room with tables, lamps and pictures. */
export const drawRoom: DrawScene = (palette, random) => {
  const frames = [0, 1, 2]
    .map((index) => {
      const x = 110 + index * 140 + between(random, 0, 20);
      const height = between(random, 100, 150);
      return (
        rect(x, 180, 104, height, palette.dark, 4) +
        rect(x + 10, 190, 84, height - 20, palette.light, 2) +
        ellipse(x + 52, 180 + height / 2, 24, 24, index === 1 ? palette.leaf : palette.accent)
      );
    })
    .join('');
  const tables = [200, 500, 800]
    .map((x, index) => {
      const y = 540 + (index % 2) * 40;
      return (
        chair(x - 120, y + 20, palette.accent, palette.dark) +
        chair(x + 120, y + 20, palette.leaf, palette.dark) +
        line(`M${x} ${y} V${y + 130}`, palette.dark, 12) +
        ellipse(x, y + 132, 50, 9, palette.dark) +
        ellipse(x, y, 108, 22, palette.wood) +
        sideCup(palette, x - 24, y - 4, 46)
      );
    })
    .join('');
  return [
    rect(0, 0, 960, 520, palette.wall),
    rect(0, 520, 960, 200, palette.shade),
    path('M0 520 H960 L960 720 H0z', palette.wood, 'opacity="0.55"'),
    frames,
    rect(620, 150, 260, 250, palette.light, 6),
    rect(632, 162, 236, 226, palette.sky, 4),
    line('M750 162 V388 M632 276 H868', palette.light, 9),
    plant(palette, random, 590, 520, 130),
    lamp(palette, 210, between(random, 96, 130)),
    lamp(palette, 500, between(random, 96, 130)),
    lamp(palette, 780, between(random, 80, 110)),
    tables,
  ].join('');
};

function chair(x: number, y: number, seat: string, legs: string): string {
  return (
    line(`M${x - 34} ${y + 40} l-8 84 M${x + 34} ${y + 40} l8 84`, legs, 8) +
    path(`M${x - 40} ${y - 60} q40 -24 80 0 l6 100 h-92z`, seat) +
    ellipse(x, y + 40, 48, 12, seat)
  );
}
