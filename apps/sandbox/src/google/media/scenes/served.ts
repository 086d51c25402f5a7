import { between } from '../../../world/random.ts';
import { type DrawScene, ellipse, line, path, rect, sideCup } from '../drawing.ts';

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
