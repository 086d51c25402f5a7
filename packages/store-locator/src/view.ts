export { PageView } from './visitor/page-view.tsx';
export { VisitorView, type VisitorViewProps } from './visitor/visitor-view.tsx';
export type { LocatorPartProps, StoreLocatorSlots } from './visitor/parts.ts';
export { type LocatorMessages, plural } from './visitor/messages/locator-messages.ts';
export { loadMessages } from './visitor/messages/load-messages.ts';
export { sheet, sheetColors } from './visitor/sheet.ts';
export type {
  LocatorMapAdapter,
  LocatorMapHandle,
  LocatorMapOptions,
  MapPin,
  MapTiles,
  MapView,
} from './visitor/map/locator-map-adapter.ts';
