import type { Schemas } from '../../client/schema.ts';

/** Colours of wall, table and cup, as the pictures of a chain of cafés have them. */
const palettes = [
  ['#f3e3cf', '#8a5a3b', '#ffffff'],
  ['#dfe8dc', '#5d6b4f', '#f6efe6'],
  ['#f6d9d5', '#7a4b47', '#fff8f2'],
  ['#d9e4ee', '#4a5a70', '#fdfdfd'],
] as const;

/**
 * Returns the address of a drawn picture: a cup on a table. It needs no network.
 *
 * @param seed - Pictures with different numbers have different colours.
 */
export function testPictureUrl(seed: number, width: number, height: number): string {
  const [wall, table, cup] = palettes[seed % palettes.length] ?? palettes[0];
  const [x, y, size] = [width / 2, height * 0.62, Math.min(width, height) * 0.22];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${wall}"/><rect y="${height * 0.72}" width="100%" height="${height * 0.28}" fill="${table}"/>
<path d="M${x - size} ${y - size}h${2 * size}l${-size / 3} ${size * 1.5}h${(-4 * size) / 3}z" fill="${cup}"/>
<circle cx="${x + size * 1.1}" cy="${y - size / 3}" r="${size / 2.4}" fill="none" stroke="${cup}" stroke-width="${size / 6}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;
}

/** Returns the picture of a post, 4:3. */
export function testPostPicture(uploadId: number): Schemas['PostPicture'] {
  const [width, height] = [1200, 900];
  return { upload_id: uploadId, url: testPictureUrl(uploadId, width, height), width, height };
}
