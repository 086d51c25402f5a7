import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, line, path, plant, rect } from './shapes.ts';

/** The front of a shop: awning, window, door, and plants beside it. */
export const drawFront: DrawScene = (palette, random) => {
  const doorLeft = random() < 0.5;
  const door = doorLeft ? 130 : 630;
  const pane = doorLeft ? 370 : 130;
  const stripes = Array.from({ length: 12 }, (_, index) =>
    path(`M${90 + index * 65} 210 h65 v86 q-32 30 -65 0z`, index % 2 === 0 ? palette.accent : palette.light),
  ).join('');
  const bricks = Array.from({ length: 16 }, () =>
    rect(between(random, 0, 880), between(random, 30, 180), 60, 18, palette.shade, 3),
  ).join('');
  const guests = [0, 1]
    .map((index) => {
      const x = pane + 120 + index * 210;
      return (
        ellipse(x, 470, 44, 12, palette.wood) +
        line(`M${x} 476 V556`, palette.wood, 10) +
        ellipse(x - 8, 456, 16, 12, palette.light)
      );
    })
    .join('');
  return [
    rect(0, 0, 960, 720, palette.sky),
    rect(40, 0, 880, 640, palette.wall),
    bricks,
    rect(40, 190, 880, 450, palette.shade),
    rect(pane, 290, 460, 280, palette.dark, 6),
    rect(pane + 12, 302, 436, 256, '#fbe7b2', 4),
    guests,
    line(`M${pane + 230} 302 V558`, palette.dark, 8),
    rect(door, 290, 200, 350, palette.accent, 6),
    rect(door + 26, 320, 148, 190, '#fbe7b2', 6),
    ellipse(door + (doorLeft ? 172 : 28), 530, 9, 9, palette.light),
    rect(330, 92, 300, 76, palette.dark, 12),
    ellipse(388, 130, 20, 20, palette.light),
    line('M426 130 h160', palette.light, 12),
    rect(80, 196, 800, 22, palette.dark, 4),
    stripes,
    rect(0, 640, 960, 80, '#b9b2a8'),
    line('M0 640 H960', palette.dark, 4),
    plant(palette, random, doorLeft ? 90 : 880, 660, 120),
    plant(palette, random, doorLeft ? 350 : 610, 660, 96),
  ].join('');
};
