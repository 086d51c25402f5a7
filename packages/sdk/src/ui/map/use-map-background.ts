import L from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapTiles } from '../../provider/map-tiles.ts';

/** Draws the tiles; also the outline if there are none or one fails to load. */
export function useMapBackground(map: L.Map | undefined, tiles: MapTiles | undefined): void {
  const [failedUrl, setFailedUrl] = useState<string>();
  const { tileUrl, maxZoom = 19 } = tiles ?? {};
  useEffect(() => {
    if (!map || !tileUrl) return undefined;
    map.setMaxZoom(maxZoom);
    const layer = L.tileLayer(tileUrl, { maxZoom, referrerPolicy: 'strict-origin-when-cross-origin' });
    layer.on('tileerror', () => setFailedUrl(tileUrl));
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, tileUrl, maxZoom]);

  const needsOutline = !tileUrl || failedUrl === tileUrl;
  useEffect(() => {
    if (!map || !needsOutline) return undefined;
    let isGone = false;
    let outline: L.Layer | undefined;
    const draw = async () => {
      const { landOutline } = await import('./land-outline.ts');
      if (isGone) return;
      if (!map.getPane('outline')) map.createPane('outline').dataset['outline'] = '';
      outline = landOutline('outline').addTo(map);
    };
    void draw();
    return () => {
      isGone = true;
      outline?.remove();
    };
  }, [map, needsOutline]);
}
