import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, lamp, line, path, plant, rect } from './shapes.ts';

/** The counter with its espresso machine, cakes under glass, and a menu on the wall. */
export const drawCounter: DrawScene = (palette, random) => {
  const cakes = [0, 1, 2]
    .map((index) => {
      const x = 600 + index * 96;
      return (
        rect(x, 506, 76, 34, index === 1 ? palette.accent : '#e2b877', 8) +
        ellipse(x + 38, 506, 38, 9, palette.light) +
        ellipse(x + 38, 498, 8, 8, palette.accent)
      );
    })
    .join('');
  const menu = Array.from({ length: 5 }, (_, index) =>
    line(
      `M150 ${150 + index * 30} h${between(random, 90, 180)} M380 ${150 + index * 30} h36`,
      palette.light,
      7,
    ),
  ).join('');
  const cups = Array.from({ length: 7 }, (_, index) =>
    path(`M${160 + index * 44} 372 h34 l-5 30 h-24z`, index % 3 === 0 ? palette.accent : palette.light),
  ).join('');
  return [
    rect(0, 0, 960, 720, palette.wall),
    rect(120, 100, 330, 200, palette.dark, 10),
    menu,
    rect(560, 170, 300, 12, palette.wood, 3),
    plant(palette, random, 620, 170, 70),
    plant(palette, random, 790, 170, 60),
    lamp(palette, 520, between(random, 84, 120)),
    rect(140, 400, 340, 136, palette.shade, 14),
    rect(140, 400, 340, 34, palette.accent, 12),
    ellipse(190, 470, 18, 18, palette.light),
    ellipse(240, 470, 18, 18, palette.light),
    line('M310 452 v44 M390 452 v44', palette.dark, 12),
    rect(290, 500, 130, 10, palette.dark, 3),
    cups,
    rect(580, 450, 320, 90, palette.light, 10),
    cakes,
    line('M590 456 H890', palette.shade, 5),
    rect(0, 536, 960, 30, palette.wood),
    rect(0, 566, 960, 154, palette.accent),
    line('M160 590 V720 M320 590 V720 M480 590 V720 M640 590 V720 M800 590 V720', palette.dark, 3),
  ].join('');
};
