'use client';
export {
  GeoGridCard,
  type GeoGridCardAppearance,
  type GeoGridCardProps,
  GeoGridCardView,
  type GeoGridCardViewProps,
} from './features/rankings/ui/grid/geo-grid-card.tsx';
export {
  RankChart,
  type RankChartAppearance,
  type RankChartProps,
  type RankChartSlots,
  RankChartView,
  type RankChartViewProps,
  type RankEmptyProps,
} from './features/rankings/ui/chart/rank-chart.tsx';
export type {
  ChartLegendProps,
  ChartReading,
  ChartTooltipProps,
  ChartSlots,
} from './ui/chart/chart-props.ts';
export type { ChartNote, ChartSeries } from './ui/chart/chart-series.ts';
export {
  RankFigures,
  type RankFiguresProps,
  RankFiguresView,
  type RankFiguresViewProps,
} from './features/rankings/ui/figures/rank-figures.tsx';
export { PeriodPicker, type PeriodPickerProps } from './patterns/period-picker.tsx';
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
export type {
  RankLocationsAppearance,
  RankLocationsProps,
} from './features/rankings/ui/locations/rank-locations-frame.tsx';
export {
  CompetitorList,
  type CompetitorListAppearance,
  type CompetitorListProps,
  CompetitorListView,
  type CompetitorListViewProps,
} from './features/rankings/ui/competition/competitor-list.tsx';
export {
  CompetitionChart,
  type CompetitionChartAppearance,
  type CompetitionChartProps,
  CompetitionChartView,
  type CompetitionChartViewProps,
} from './features/rankings/ui/competition/competition-chart.tsx';
export {
  PositionComparator,
  type PositionComparatorAppearance,
  type PositionComparatorProps,
  PositionComparatorView,
  type PositionComparatorViewProps,
} from './features/rankings/ui/competition/position-comparator.tsx';
