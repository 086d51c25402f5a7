'use client';
import { useContext, type ReactNode } from 'react';
import type { MapTiles } from '../../provider/map-tiles.ts';
import { PinfoldContext } from '../../provider/pinfold-context.ts';
import { useMapTiles } from '../../provider/use-map-tiles.ts';

interface WithMapTilesProps {
  /** Tiles in place of the Provider's. */
  tiles: MapTiles | undefined;
  children: (tiles: MapTiles | null) => ReactNode;
}

/** Renders a map once its tiles are known; outside of a Provider it has none. */
export function WithMapTiles({ tiles, children }: WithMapTilesProps): ReactNode {
  const hasProvider = useContext(PinfoldContext) !== undefined;
  if (tiles || !hasProvider) return children(tiles ?? null);
  return <WithProvidedTiles>{children}</WithProvidedTiles>;
}

function WithProvidedTiles({ children }: Pick<WithMapTilesProps, 'children'>) {
  const tiles = useMapTiles();
  return tiles === undefined ? null : children(tiles);
}
