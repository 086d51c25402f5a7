/** Black or white, whichever is read better on a colour such as `#3d4edb`; one of them always reaches WCAG AA. */
export function inkOn(color: string): '#000' | '#fff' {
  const value = parseInt(color.slice(1), 16);
  const luminance = 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value);
  return luminance > 0.179 ? '#000' : '#fff';
}

/** Of the last eight bits. */
function linear(bits: number): number {
  const channel = (bits & 255) / 255;
  return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92;
}
