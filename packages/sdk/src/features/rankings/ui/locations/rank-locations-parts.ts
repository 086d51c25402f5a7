/** Parts that the table, the chart and the map of all locations share: `pinfold-RankLocations-header` and so on. */
export type RankLocationsPart =
  | 'header'
  | 'summary'
  | 'chips'
  | 'tools'
  | 'state'
  | 'badge'
  | 'change'
  | 'definitions';

/** Parts of the table of positions: `pinfold-LocationPositionsTable-cell` and so on. */
export type LocationPositionsTablePart = 'rows' | 'place' | 'address' | 'cell' | 'note' | 'card' | 'cardRows';

/** Parts of the chart of all locations: `pinfold-RankOverviewChart-plot` and so on. */
export type RankOverviewChartPart = 'body' | 'card' | 'figures';

/** Parts of the map of positions: `pinfold-RankMap-legend` and so on. */
export type RankMapPart = 'body' | 'map' | 'list' | 'row' | 'legend' | 'bands' | 'card' | 'cardHead' | 'note';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    RankLocations: RankLocationsPart;
    LocationPositionsTable: LocationPositionsTablePart;
    RankOverviewChart: RankOverviewChartPart;
    RankMap: RankMapPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    LocationPositionsTable: Record<never, never>;
    RankOverviewChart: Record<never, never>;
    RankMap: Record<never, never>;
  }
}
