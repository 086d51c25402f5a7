import { useMemo } from 'react';
import { getSettings } from '../features/session/settings.ts';
import { usePinfoldPublicQuery } from '../query/use-pinfold-query.ts';
import type { MapTiles } from './map-tiles.ts';
import { usePinfold } from './use-pinfold.ts';

/**
 * Returns the tiles of maps: the host's, else those that the API is configured with. Null if there are none, undefined
 * until that is known.
 */
export function useMapTiles(): MapTiles | null | undefined {
  const { client, map } = usePinfold();
  const settings = usePinfoldPublicQuery({
    ...getSettings(client),
    meta: { isQuiet: true },
    enabled: map === undefined,
  });
  const { data, isError } = settings;
  return useMemo(() => {
    if (map) return map;
    // Older versions of the API do not have the field.
    if (!data?.map) return data || isError ? null : undefined;
    const { tile_url: tileUrl, attribution, max_zoom: maxZoom } = data.map;
    return { tileUrl, attribution, maxZoom };
  }, [map, data, isError]);
}
