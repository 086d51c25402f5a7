import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, line, path, rect } from './shapes.ts';

/** Bags of roasted coffee, with beans spilled before them. */
export const drawBeans: DrawScene = (palette, random) => {
  const bags = [palette.accent, palette.dark, palette.leaf]
    .map((color, index) => {
      const x = 130 + index * 245;
      const height = between(random, 320, 380);
      const top = 500 - height;
      return (
        path(`M${x} ${top + 40} L${x + 18} ${top} h170 l18 40 V500 h-206z`, color) +
        rect(x, top + 40, 206, 12, palette.light, 2) +
        rect(x + 33, top + 110, 140, 130, palette.light, 8) +
        bean(x + 103, top + 160, 30, 20 + index * 35, color, palette.light) +
        line(`M${x + 66} ${top + 214} h74`, color, 8)
      );
    })
    .join('');
  const spilled = Array.from({ length: 46 }, () =>
    bean(
      between(random, 60, 900),
      between(random, 540, 690),
      between(random, 15, 21),
      between(random, 0, 180),
      palette.dark,
      palette.wood,
    ),
  ).join('');
  return [
    rect(0, 0, 960, 490, palette.wall),
    rect(0, 120, 960, 14, palette.shade),
    rect(0, 490, 960, 230, palette.wood),
    bags,
    spilled,
  ].join('');
};

function bean(x: number, y: number, size: number, turn: number, color: string, crease: string): string {
  return `<g transform="rotate(${turn} ${x} ${y})">${ellipse(x, y, size, size * 0.68, color)}${line(
    `M${x - size * 0.8} ${y} q${size * 0.8} ${-size * 0.4} ${size * 1.6} 0`,
    crease,
    size * 0.14,
  )}</g>`;
}
