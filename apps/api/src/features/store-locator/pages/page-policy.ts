import type { Services } from '../../../services.ts';
import { mapTiles } from '../../session/map-tiles.ts';

/**
 * The policy of a page for search engines: scripts of our own, the one style that stands in it, pictures of ours and of
 * the map that the installation chose. JSON-LD is data, which no policy has to let through.
 */
export function pagePolicy({ config, publicUrl }: Services, styleHash: string): string {
  const { origin } = new URL(publicUrl);
  const tiles = mapTiles(config)?.tile_url;
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'sha256-${styleHash}'`,
    `img-src 'self' data: ${[origin, ...(tiles === undefined ? [] : [new URL(tiles).origin])].join(' ')}`,
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script, and nobody may say otherwise.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
