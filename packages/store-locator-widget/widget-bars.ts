import type { WidgetWeight } from './weigh-widget.ts';

/** What a page may pay for a store locator, in bytes of gzip. */
export const widgetBars: Omit<WidgetWeight, 'ownMap'> = { script: 3000, list: 25_000, map: 60_000 };
