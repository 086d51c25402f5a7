export { PageView } from './visitor/page-view.tsx';
export { VisitorView, type VisitorViewProps } from './visitor/visitor-view.tsx';
export type { LocatorPartProps, StoreLocatorSlots } from './visitor/parts.ts';
export { type LocatorWords, plural } from './visitor/words/locator-words.ts';
export { loadWords } from './visitor/words/load-words.ts';
export { sheet, sheetColors } from './visitor/sheet.ts';
export type {
  LocatorMapAdapter,
  LocatorMapHandle,
  LocatorMapOptions,
  MapPin,
  MapTiles,
  MapView,
} from './visitor/map/locator-map-adapter.ts';
