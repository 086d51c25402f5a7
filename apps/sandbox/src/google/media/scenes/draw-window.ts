import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, line, path, plant, rect, sideCup } from './shapes.ts';

/** A seat at the window, with the roofs of the town behind it. */
export const drawWindow: DrawScene = (palette, random) => {
  let roofs = '';
  for (let x = 110; x < 830; x += 110) {
    const top = between(random, 250, 350);
    roofs +=
      rect(x, top, 108, 480 - top, random() < 0.5 ? palette.shade : palette.wall) +
      path(
        `M${x - 8} ${top} L${x + 54} ${top - between(random, 46, 80)} L${x + 116} ${top}z`,
        palette.accent,
      ) +
      rect(x + 26, top + 34, 20, 30, palette.dark, 2) +
      rect(x + 62, top + 34, 20, 30, '#fbe7b2', 2);
  }
  return [
    rect(0, 0, 960, 720, palette.wall),
    rect(96, 70, 768, 430, palette.light, 8),
    rect(112, 86, 736, 398, palette.sky, 4),
    ellipse(between(random, 220, 740), 150, 44, 44, palette.light, 'opacity="0.9"'),
    `<svg x="112" y="86" width="736" height="398" viewBox="112 86 736 398">${roofs}</svg>`,
    line('M480 86 V484', palette.light, 14),
    rect(60, 490, 840, 34, palette.wood, 6),
    rect(60, 524, 840, 14, palette.dark, 4),
    plant(palette, random, 200, 492, 110),
    plant(palette, random, 780, 492, 90),
    sideCup(palette, between(random, 430, 540), 486, 110),
    rect(330, 462, 90, 28, palette.accent, 4),
    rect(326, 448, 98, 16, palette.leaf, 4),
    path('M0 640 q240 -40 480 0 t480 0 V720 H0z', palette.shade),
  ].join('');
};
