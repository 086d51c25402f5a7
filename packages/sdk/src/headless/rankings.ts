export type {
  Competitor,
  CompetitorPlace,
  LocationPositions,
  Positions,
  RankGrid,
  RankKeyword,
  RankOverview,
  RankScan,
  RankSeries,
  RankSummary,
} from '../features/rankings/ranking.ts';
export {
  listRankGrids,
  listRankScans,
  type RankGridSearch,
} from '../features/rankings/grid/rank-grid-queries.ts';
export { useRankGrids, type UseRankGridsResult } from '../features/rankings/grid/use-rank-grids.ts';
export { useRankScans, type UseRankScansResult } from '../features/rankings/grid/use-rank-scans.ts';
export {
  useCreateRankGrid,
  useDeleteRankGrid,
  useScanRankGrid,
  useUpdateRankGrid,
  type NewRankGrid,
  type RankGridChange,
} from '../features/rankings/grid/use-save-rank-grid.ts';
export {
  useGeoGrid,
  type GeoGridOptions,
  type GeoGridState,
} from '../features/rankings/grid/use-geo-grid.ts';
export {
  useRankGridForm,
  type RankGridFormOptions,
  type RankGridFormState,
} from '../features/rankings/grid/use-rank-grid-form.ts';
export { useScanLapse, type ScanLapse } from '../features/rankings/grid/use-scan-lapse.ts';
export { useScanDifference, type ScanDifference } from '../features/rankings/grid/use-scan-difference.ts';
export {
  type ComparedScan,
  compareScans,
  type GridPoint,
  gridPoints,
  isWithinSwing,
  type ScanComparison,
} from '@pinfold/contract/features/rankings/rank-grid';
export {
  bandOf,
  type GridInterval,
  gridIntervals,
  type GridSize,
  gridSizes,
  gridSpacing,
  maxCompetitors,
  type RankBand,
  rankBands,
  type RankChartKind,
  rankCharts,
  type RankOrder,
  rankOrders,
  type RankResolution,
  rankResolutions,
} from '@pinfold/contract/features/rankings/rank';
export { useRankKeywords, type UseRankKeywordsResult } from '../features/rankings/use-rank-keywords.ts';
export { usePositions } from '../features/rankings/use-positions.ts';
export type { PositionsQuestion } from '../features/rankings/positions-query.ts';
export {
  useRankChart,
  type RankChartOptions,
  type RankChartState,
  type RankEmptiness,
} from '../features/rankings/use-rank-chart.ts';
export {
  useRankSearch,
  type RankSearchStart,
  type UseRankSearchResult,
} from '../features/rankings/use-rank-search.ts';
export {
  rankDrawings,
  type RankDrawing,
  type RankSearch,
  type RankSearchChange,
} from '../features/rankings/rank-search.ts';
export { formatRankSearch, parseRankSearch } from '../features/rankings/rank-search-params.ts';
export type { RankPeriodChoice } from '../features/rankings/rank-period.ts';
export { rankBandSeries, rankSeries, type RankMeasure } from '../features/rankings/rank-series.ts';
export { addRankSummaries, type RankTotals } from '../features/rankings/rank-summary.ts';
export { useRankDownload, type UseRankDownloadResult } from '../features/rankings/use-rank-download.ts';
export { positionsCsv, type PositionsCsvWords } from '../features/rankings/positions-csv.ts';
export {
  datePresets,
  earliestDate,
  periodComparisons,
  type DatePreset,
  type PeriodComparison,
} from '@pinfold/contract/period';
export {
  hasRankLocationFilters,
  type RankLocationFilters,
  type RankLocationsSearch,
  type RankLocationsSearchChange,
} from '../features/rankings/locations/rank-locations-search.ts';
export {
  formatRankLocationsSearch,
  parseRankLocationsSearch,
} from '../features/rankings/locations/rank-locations-search-params.ts';
export {
  useRankLocations,
  type RankLocationsStart,
  type RankLocationsState,
} from '../features/rankings/locations/use-rank-locations.ts';
export {
  useLocationPositions,
  type LocationPositionsOptions,
  type UseLocationPositionsResult,
} from '../features/rankings/locations/use-location-positions.ts';
export { useRankOverview } from '../features/rankings/locations/use-rank-overview.ts';
export { useRankMap } from '../features/rankings/locations/use-rank-map.ts';
export {
  usePositionsDownload,
  type UsePositionsDownloadResult,
} from '../features/rankings/locations/use-positions-download.ts';
export {
  getRankMap,
  getRankOverview,
  listLocationPositions,
} from '../features/rankings/locations/rank-location-queries.ts';
export { rankCell, type RankCell } from '../features/rankings/locations/rank-cell.ts';
export { rankMove, type RankMove } from '../features/rankings/locations/rank-move.ts';
export {
  bandShares,
  bucketShare,
  rankBuckets,
  type BandCounts,
  type RankBucket,
} from '../features/rankings/locations/band-shares.ts';
export {
  overviewSeries,
  overviewShows,
  type OverviewSeries,
  type OverviewShow,
} from '../features/rankings/locations/overview-series.ts';
export type { RankMapPlace } from '../features/rankings/locations/rank-map-place.ts';
export {
  useCompetitors,
  type UseCompetitorsResult,
} from '../features/rankings/competition/use-competitors.ts';
export {
  useCompetitorPlaces,
  type FoundPlace,
  type UseCompetitorPlacesResult,
} from '../features/rankings/competition/use-competitor-places.ts';
export {
  useCompetitorList,
  type CompetitorListOptions,
  type CompetitorListState,
} from '../features/rankings/competition/use-competitor-list.ts';
export { useCompetition, type CompetitionState } from '../features/rankings/competition/use-competition.ts';
export {
  usePositionComparison,
  type ComparedSide,
  type PositionComparisonStart,
  type PositionComparisonState,
} from '../features/rankings/competition/use-position-comparison.ts';
export {
  comparePositions,
  getCompetition,
  listCompetitors,
  listSuggestedCompetitors,
  searchCompetitorPlaces,
  type ComparisonQuestion,
  type CompetitionQuestion,
} from '../features/rankings/competition/competition-queries.ts';
export type { ComparedSetChange, ComparedSetChoice } from '../features/rankings/competition/compared-set.ts';
export {
  swappedSets,
  type ComparisonSearch,
  type ComparisonSearchChange,
} from '../features/rankings/competition/comparison-search.ts';
export {
  formatComparisonSearch,
  parseComparisonSearch,
} from '../features/rankings/competition/comparison-search-params.ts';
export { rankLead, type RankLead } from '../features/rankings/competition/rank-lead.ts';
