import { locatorSurfaces } from './locator-surfaces.ts';

/**
 * An owner's colour as near to it as it can be read on a surface, on the surface tinted with it, and under text of the
 * surface's colour: darker where it is light, lighter where it is dark.
 */
export function readableColor(hex: string, scheme: keyof typeof locatorSurfaces): string {
  const surface = locatorSurfaces[scheme];
  const towards = scheme === 'light' ? '#000000' : '#ffffff';
  // The further, the better it can be read: the nearest is found in a few looks.
  let [near, far] = [0, steps];
  while (near < far) {
    const middle = (near + far) >> 1;
    const color = mixed(hex, towards, middle / steps);
    if (contrast(color, mixed(surface, color, tint)) >= 4.5) far = middle;
    else near = middle + 1;
  }
  return mixed(hex, towards, near / steps);
}

/** From the owner's colour to black or white. */
const steps = 50;

/** How much of the colour is in a tinted surface. */
const tint = 0.1;

function mixed(first: string, second: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [first, second].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** How much two opaque colours differ, 1 to 21, by WCAG 2.2. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
