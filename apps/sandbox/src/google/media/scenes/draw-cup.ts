import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, line, path, rect } from './shapes.ts';

/** A coffee from above, on a wooden table, with a leaf drawn in its milk. */
export const drawCup: DrawScene = (palette, random) => {
  const boards = Array.from({ length: 5 }, (_, index) =>
    line(`M0 ${index * 150 + between(random, 40, 110)} H960`, palette.dark, 2),
  ).join('');
  const x = between(random, 420, 540);
  const y = between(random, 330, 390);
  const turn = between(random, -40, 40);
  const leaf = Array.from({ length: 6 }, (_, index) => {
    const width = 92 - index * 13;
    const top = y + 84 - index * 30;
    return line(`M${x - width} ${top - 24} Q${x} ${top + 34} ${x + width} ${top - 24}`, palette.light, 13);
  }).join('');
  const spoon =
    line(`M${x + 300} ${y - 150} L${x + 330} ${y + 170}`, palette.shade, 14) +
    ellipse(x + 336, y + 204, 26, 44, palette.shade);
  return [
    rect(0, 0, 960, 720, palette.wood),
    `<g opacity="0.18">${boards}</g>`,
    ellipse(x + 18, y + 26, 292, 286, palette.dark, 'opacity="0.22"'),
    ellipse(x, y, 286, 280, palette.light),
    ellipse(x, y, 240, 234, palette.wall),
    `<g transform="rotate(${turn} ${x} ${y})">`,
    path(`M${x + 170} ${y - 34} h96 q34 34 0 68 h-96z`, palette.light),
    ellipse(x, y, 196, 192, palette.light),
    ellipse(x, y, 172, 168, palette.dark),
    ellipse(x, y, 160, 156, '#a0683c'),
    leaf,
    line(`M${x} ${y + 112} V${y - 110}`, palette.light, 8),
    '</g>',
    spoon,
  ].join('');
};
