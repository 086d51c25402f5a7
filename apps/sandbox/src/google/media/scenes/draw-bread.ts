import { between } from '../../../world/demo/random.ts';
import type { DrawScene } from '../draw-picture.ts';
import { ellipse, line, path, rect } from './shapes.ts';

/** Loaves and rolls on shelves. */
export const drawBread: DrawScene = (palette, random) => {
  const crusts = ['#b9793f', '#c98d4d', '#a5652f', '#d49f5f'];
  const board = (y: number): string =>
    rect(30, y, 900, 20, palette.wood, 4) + rect(30, y + 20, 900, 10, palette.dark);
  const shelf = (y: number): string => {
    let x = 70 + between(random, 0, 30);
    let loaves = '';
    for (;;) {
      const width = between(random, 120, 190);
      if (x + width > 910) return loaves + board(y);
      loaves += loaf(x, y, width, crusts[between(random, 0, 3)] ?? '#b9793f', between(random, 0, 2));
      x += width + between(random, 14, 34);
    }
  };
  return [
    rect(0, 0, 960, 720, palette.wall),
    rect(30, 40, 900, 660, palette.shade, 10),
    shelf(236),
    shelf(446),
    shelf(656),
    path('M700 40 h150 v60 q-75 40 -150 0z', palette.accent),
    line('M728 70 h94', palette.light, 7),
  ].join('');
};

function loaf(x: number, y: number, width: number, crust: string, kind: number): string {
  const height = kind === 0 ? 120 : kind === 1 ? 92 : 74;
  const middle = x + width / 2;
  const body = path(
    `M${x} ${y} q${-10} ${-height} ${width / 2} ${-height} q${width / 2 + 10} 0 ${width / 2} ${height}z`,
    crust,
  );
  const cuts =
    kind === 0
      ? [-0.22, 0, 0.22]
          .map((at) =>
            line(`M${middle + at * width - 16} ${y - height * 0.42} l30 ${-height * 0.32}`, '#f1d6a6', 9),
          )
          .join('')
      : kind === 1
        ? line(
            `M${x + 26} ${y - height * 0.5} Q${middle} ${y - height} ${x + width - 26} ${y - height * 0.5}`,
            '#f1d6a6',
            9,
          )
        : [0.3, 0.5, 0.7].map((at) => ellipse(x + width * at, y - height * 0.6, 6, 4, '#fff3d6')).join('');
  return body + cuts;
}
