export type {
  Competitor,
  CompetitorPlace,
  LocationPositions,
  Positions,
  RankGrid,
  RankKeyword,
  RankOverview,
  RankScan,
} from '../features/rankings/ranking.ts';
export {
  type RankSeries,
  type RankSummary,
  addRankSummaries,
  type RankMeasure,
  rankSeries,
  type RankTotals,
} from '../state/rank-series.ts';
export {
  listRankGrids,
  listRankScans,
  type RankGridSearch,
  useRankGrids,
  type UseRankGridsResult,
  useRankScans,
  type UseRankScansResult,
} from '../features/rankings/grid/rank-grid.queries.ts';
export {
  useCreateRankGrid,
  useDeleteRankGrid,
  useScanRankGrid,
  useUpdateRankGrid,
  type NewRankGrid,
  type RankGridChange,
} from '../features/rankings/grid/edit-rank-grids.ts';
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
export {
  type ScanDifference,
  type ScanLapse,
  useScanDifference,
  useScanLapse,
} from '../features/rankings/grid/scan-changes.ts';
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
} from '@pinfold/contract/features/rankings/rank';
export { useRankKeywords, type UseRankKeywordsResult } from '../features/rankings/rank-keywords.ts';
export { type PositionsQuestion, usePositions } from '../features/rankings/positions.ts';
export {
  useRankChart,
  type RankChartOptions,
  type RankChartState,
  type RankEmptiness,
} from '../features/rankings/use-rank-chart.ts';
export {
  formatRankSearch,
  parseRankSearch,
  type RankDrawing,
  rankDrawings,
  type RankSearch,
  type RankSearchChange,
  type RankSearchStart,
  useRankSearch,
  type UseRankSearchResult,
} from '../features/rankings/rank-search.ts';
export type { PeriodChoice as RankPeriodChoice } from '../state/period-choice.ts';
export { rankBandSeries } from '../features/rankings/rank-band-series.ts';
export { useRankDownload, type UseRankDownloadResult } from '../features/rankings/use-rank-download.ts';
export { positionsCsv, type PositionsCsvMessages } from '../features/rankings/positions-csv.ts';
export {
  datePresets,
  earliestDate,
  periodComparisons,
  type DatePreset,
  type PeriodComparison,
  type StepUnit,
  stepUnits,
} from '@pinfold/contract/period';
export {
  formatRankLocationsSearch,
  hasRankLocationFilters,
  parseRankLocationsSearch,
  type RankLocationFilters,
  type RankLocationsSearch,
  type RankLocationsSearchChange,
} from '../features/rankings/locations/rank-locations-search.ts';
export {
  useRankLocations,
  type RankLocationsStart,
  type RankLocationsState,
} from '../features/rankings/locations/use-rank-locations.ts';
export {
  getRankMap,
  getRankOverview,
  listLocationPositions,
  type LocationPositionsOptions,
  useLocationPositions,
  type UseLocationPositionsResult,
  useRankMap,
  useRankOverview,
} from '../features/rankings/locations/rank-location.queries.ts';
export {
  usePositionsDownload,
  type UsePositionsDownloadResult,
} from '../features/rankings/locations/use-positions-download.ts';
export { rankCell, type RankCell, rankMove } from '../features/rankings/locations/rank-cell.ts';
export { type RankMove } from '../state/rank-move.ts';
export {
  type BandCounts,
  bandShares,
  bucketShare,
  overviewSeries,
  type OverviewSeries,
  type OverviewShow,
  overviewShows,
  type RankBucket,
  rankBuckets,
} from '../features/rankings/locations/overview-series.ts';
export type { RankMapPlace } from '../features/rankings/locations/rank-map-place.ts';
export {
  type FoundPlace,
  useCompetitorPlaces,
  type UseCompetitorPlacesResult,
  useCompetitors,
  type UseCompetitorsResult,
} from '../features/rankings/competition/competitors.ts';
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
} from '../features/rankings/competition/competition.queries.ts';
export {
  type ComparedSetChange,
  type ComparedSetChoice,
  type ComparisonSearch,
  type ComparisonSearchChange,
  formatComparisonSearch,
  parseComparisonSearch,
  swappedSets,
} from '../features/rankings/competition/comparison-search.ts';
export { rankLead, type RankLead } from '../state/rank-lead.ts';
