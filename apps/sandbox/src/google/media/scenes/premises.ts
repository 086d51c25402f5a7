import { between } from '../../../world/random.ts';
import { type DrawScene, ellipse, lamp, line, path, plant, rect, sideCup } from '../drawing.ts';

/** The front: awning, window, door, and plants beside it. */
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
