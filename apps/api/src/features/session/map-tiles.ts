import type { Settings } from '@pinfold/contract/features/session/settings.endpoints';
import type { Config } from '../../config.ts';

/** Where maps get their pictures; never from a public server that nobody has chosen. */
export function mapTiles(config: Config): Settings['map'] {
  const { PINFOLD_MAP_TILES_URL: tile_url, PINFOLD_MAP_ATTRIBUTION: attribution } = config;
  return tile_url === undefined ? null : { tile_url, attribution, max_zoom: config.PINFOLD_MAP_MAX_ZOOM };
}
