/** The colours of one illustration, from the wall to the dark of a coffee. */
export interface Palette {
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
