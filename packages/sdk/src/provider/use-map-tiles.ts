import { useMemo } from 'react';
import { getSettings } from '../features/session/settings.ts';
import { usePinfoldPublicQuery } from '../query/use-pinfold-query.ts';
import type { MapTiles } from './map-tiles.ts';
import { usePinfold } from './use-pinfold.ts';

/**
 * Where maps below this Provider get their pictures: as the host says, else as the API is set up. Null where there are
 * none, undefined until that is known.
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
    // An API of an earlier version says nothing of maps.
    if (!data?.map) return data || isError ? null : undefined;
    const { tile_url: tileUrl, attribution, max_zoom: maxZoom } = data.map;
    return { tileUrl, attribution, maxZoom };
  }, [map, data, isError]);
}
