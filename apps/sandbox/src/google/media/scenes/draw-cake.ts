import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, line, path, rect, sideCup } from './shapes.ts';

/** A slice of a layered cake on a plate, with a cup behind it. */
export const drawCake: DrawScene = (palette, random) => {
  const layers = between(random, 3, 4);
  const height = 210 / layers;
  const slices = Array.from({ length: layers }, (_, index) => {
    const top = 300 + index * height;
    return (
      path(
        `M270 ${top} L690 ${top - 40} V${top + height * 0.62 - 40} L270 ${top + height * 0.62}z`,
        '#e2b877',
      ) +
      path(
        `M270 ${top + height * 0.62} L690 ${top + height * 0.62 - 40} V${top + height - 40} L270 ${top + height}z`,
        palette.light,
      )
    );
  }).join('');
  const berries = Array.from({ length: between(random, 3, 5) }, (_, index) => {
    const x = 380 + index * 66;
    const y = 268 - index * 7 + between(random, -5, 5);
    return (
      ellipse(x, y, 26, 24, palette.accent) + ellipse(x - 8, y - 8, 7, 6, palette.light, 'opacity="0.6"')
    );
  }).join('');
  return [
    rect(0, 0, 960, 460, palette.wall),
    rect(0, 460, 960, 260, palette.wood),
    line('M0 460 H960', palette.shade, 8),
    sideCup(palette, between(random, 730, 800), 452, 150),
    ellipse(480, 566, 372, 84, palette.dark, 'opacity="0.25"'),
    ellipse(480, 548, 366, 80, palette.light),
    ellipse(480, 542, 300, 58, palette.shade),
    slices,
    path('M270 300 L690 260 L640 214 L520 222z', palette.accent, 'opacity="0.92"'),
    path(
      'M270 300 L690 260 V288 q-40 26 -70 6 q-40 34 -90 12 q-50 36 -100 14 q-60 36 -160 16z',
      palette.light,
    ),
    berries,
    line('M150 610 L330 640', palette.shade, 12),
    line('M150 600 l-64 -22 M150 610 l-66 -10 M150 620 l-64 6', palette.shade, 7),
  ].join('');
};
