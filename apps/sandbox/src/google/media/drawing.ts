import { between, type Random } from '../../world/random.ts';

/** Draws on 960 by 720; what is wider or higher sees more of the middle. */
export type DrawScene = (palette: Palette, random: Random) => string;

/** The colours of one illustration, from the wall to the dark of a coffee. */
interface Palette {
  wall: string;
  shade: string;
  accent: string;
  wood: string;
  dark: string;
  light: string;
  leaf: string;
  sky: string;
}

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    wall: '#f3e3d0',
    shade: '#e4c9aa',
    accent: '#b5533c',
    wood: '#9a6a42',
    dark: '#3b2418',
    light: '#fffaf2',
    leaf: '#5f7f4e',
    sky: '#cfe3ea',
  },
  {
    wall: '#dfe7dc',
    shade: '#c2d0bf',
    accent: '#4f6f5a',
    wood: '#b08052',
    dark: '#24312a',
    light: '#fbfdf8',
    leaf: '#3f7a4f',
    sky: '#d8ecf3',
  },
  {
    wall: '#e6e4ee',
    shade: '#cbc7dd',
    accent: '#3f4a86',
    wood: '#a97b55',
    dark: '#22233b',
    light: '#fcfbff',
    leaf: '#567d62',
    sky: '#f6dfc2',
  },
  {
    wall: '#f6dfd8',
    shade: '#e8bfb4',
    accent: '#a2455a',
    wood: '#8d5f4a',
    dark: '#3d1f2a',
    light: '#fff8f5',
    leaf: '#6d8a55',
    sky: '#d5e6ea',
  },
  {
    wall: '#f2e7c9',
    shade: '#dfcc9c',
    accent: '#c58a1e',
    wood: '#855b33',
    dark: '#33270f',
    light: '#fffcf0',
    leaf: '#5c7b3d',
    sky: '#cde0e6',
  },
];

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A plant in a pot that stands on (x, y). */
export function plant(palette: Palette, random: Random, x: number, y: number, size: number): string {
  const leaves = Array.from({ length: between(random, 5, 8) }, (_, index) => {
    const lean = (index - 3) * 0.22 * size + between(random, -6, 6);
    const height = size * (0.75 + random() * 0.5);
    const tip = `${x + lean * 1.6} ${y - size * 0.45 - height}`;
    return path(
      `M${x} ${y - size * 0.4} Q${x + lean - size * 0.14} ${y - size * 0.4 - height * 0.6} ${tip} Q${x + lean + size * 0.2} ${y - size * 0.4 - height * 0.4} ${x} ${y - size * 0.4}Z`,
      palette.leaf,
      `opacity="${index % 2 === 0 ? 1 : 0.82}"`,
    );
  }).join('');
  const pot = path(
    `M${x - size * 0.34} ${y - size * 0.46} h${size * 0.68} l${-size * 0.1} ${size * 0.46} h${-size * 0.48}z`,
    palette.accent,
  );
  return leaves + pot;
}

/** A lamp that hangs from above down to y. */
export function lamp(palette: Palette, x: number, y: number): string {
  return (
    line(`M${x} 0 V${y - 44}`, palette.dark, 4) +
    ellipse(x, y + 6, 26, 12, '#ffe9a8') +
    path(
      `M${x - 52} ${y} Q${x - 46} ${y - 46} ${x} ${y - 50} Q${x + 46} ${y - 46} ${x + 52} ${y}z`,
      palette.accent,
    )
  );
}

/** A cup from the side; its saucer stands on (x, y). */
export function sideCup(palette: Palette, x: number, y: number, size: number): string {
  return (
    ellipse(x, y, size * 0.85, size * 0.12, palette.shade) +
    line(
      `M${x + size * 0.42} ${y - size * 0.58} q${size * 0.34} 0 ${size * 0.28} ${size * 0.24} q${-size * 0.06} ${size * 0.18} ${-size * 0.34} ${size * 0.16}`,
      palette.light,
      size * 0.09,
    ) +
    path(
      `M${x - size * 0.5} ${y - size * 0.72} h${size} q0 ${size * 0.62} ${-size * 0.34} ${size * 0.68} h${-size * 0.32} q${-size * 0.34} ${-size * 0.06} ${-size * 0.34} ${-size * 0.68}z`,
      palette.light,
    ) +
    ellipse(x, y - size * 0.72, size * 0.5, size * 0.09, palette.dark)
  );
}
