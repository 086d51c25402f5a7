/** Parts of the grid of positions: `pinfold-GeoGridCard-map` and so on. */
export type GeoGridCardPart =
  | 'header'
  | 'title'
  | 'actions'
  | 'columns'
  | 'column'
  | 'state'
  | 'map'
  | 'ground'
  | 'ring'
  | 'point'
  | 'number'
  | 'own'
  | 'note'
  | 'legend'
  | 'sample'
  | 'lapse'
  | 'slider'
  | 'moment'
  | 'scans'
  | 'counts'
  | 'figures'
  | 'figure'
  | 'value'
  | 'change'
  | 'definition'
  | 'rivals'
  | 'rival'
  | 'rivalShare'
  | 'schedule'
  | 'preview'
  | 'dots';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    GeoGridCard: GeoGridCardPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    GeoGridCard: Record<never, never>;
  }
}
