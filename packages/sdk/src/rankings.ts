'use client';
export { GeoGridCard, type GeoGridCardProps } from './features/rankings/ui/grid/geo-grid-card.tsx';
export {
  GeoGridCardView,
  type GeoGridCardLooks,
  type GeoGridCardViewProps,
} from './features/rankings/ui/grid/geo-grid-card-view.tsx';
export { RankChart, type RankChartProps } from './features/rankings/ui/chart/rank-chart.tsx';
export {
  RankChartView,
  type RankChartLooks,
  type RankChartSlots,
  type RankChartViewProps,
} from './features/rankings/ui/chart/rank-chart-view.tsx';
export type {
  ChartLegendProps,
  ChartReading,
  ChartTooltipProps,
  ChartSlots,
} from './ui/chart/chart-props.ts';
export type { ChartNote, ChartSeries } from './ui/chart/chart-series.ts';
export type { RankEmptyProps } from './features/rankings/ui/chart/chart-parts.ts';
export { RankFigures, type RankFiguresProps } from './features/rankings/ui/figures/rank-figures.tsx';
export {
  RankFiguresView,
  type RankFiguresViewProps,
} from './features/rankings/ui/figures/rank-figures-view.tsx';
export { PeriodPicker, type PeriodPickerProps } from './features/rankings/ui/pickers/period-picker.tsx';
export {
  RankKeywordPicker,
  type RankKeywordPickerProps,
} from './features/rankings/ui/pickers/rank-keyword-picker.tsx';
export {
  RankLocationPicker,
  type RankLocationPickerProps,
} from './features/rankings/ui/pickers/rank-location-picker.tsx';
export {
  LocationPositionsTable,
  type LocationPositionsTableProps,
} from './features/rankings/ui/locations/location-positions-table.tsx';
export {
  RankOverviewChart,
  type RankOverviewChartProps,
} from './features/rankings/ui/locations/rank-overview-chart.tsx';
export { RankMap, type RankMapProps } from './features/rankings/ui/locations/rank-map.tsx';
export type { RankLocationsLooks } from './features/rankings/ui/locations/rank-locations-context.ts';
export type { RankLocationsProps } from './features/rankings/ui/locations/rank-locations-frame.tsx';
export {
  CompetitorList,
  type CompetitorListProps,
} from './features/rankings/ui/competition/competitor-list.tsx';
export {
  CompetitorListView,
  type CompetitorListLooks,
  type CompetitorListViewProps,
} from './features/rankings/ui/competition/competitor-list-view.tsx';
export {
  CompetitionChart,
  type CompetitionChartProps,
} from './features/rankings/ui/competition/competition-chart.tsx';
export {
  CompetitionChartView,
  type CompetitionChartLooks,
  type CompetitionChartViewProps,
} from './features/rankings/ui/competition/competition-chart-view.tsx';
export {
  PositionComparator,
  type PositionComparatorProps,
} from './features/rankings/ui/competition/position-comparator.tsx';
export {
  PositionComparatorView,
  type PositionComparatorLooks,
  type PositionComparatorViewProps,
} from './features/rankings/ui/competition/position-comparator-view.tsx';
