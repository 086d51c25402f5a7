import type { Apply } from '../world/world-event.ts';

/** How Lighthouse could not load a page (github.com/GoogleChrome/lighthouse, lighthouse-errors.js). */
export const pageErrors = [
  'NO_FCP',
  'FAILED_DOCUMENT_REQUEST',
  'ERRORED_DOCUMENT_REQUEST',
  'DNS_FAILURE',
] as const;

export type PageError = (typeof pageErrors)[number];

/** From a moment on the pages of a host are other than they would be by themselves; of several the latest counts. */
export interface PageTurn {
  host: string;
  from: number;
  /** Milliseconds until the largest paint, around which every day swings. */
  paint?: number;
  /** The checks that fail; no others do. */
  failing?: string[];
  /** Categories that cannot be measured. */
  unscored?: string[];
  error?: PageError;
}

export type PageEvent = { kind: 'page_turned'; turn: PageTurn } | { kind: 'pages_cleared' };

/** What the script made of the pages of the web. */
export const applyPageEvents: Apply<PageEvent> = {
  page_turned: (state, { turn }) => void state.pages.push(turn),
  pages_cleared: (state) => void (state.pages = []),
};

const day = 86_400_000;

/**
 * The demo's chain put photographs on its front page six weeks ago, which made it slow, and fixed that three and a half
 * weeks later; its shop has stayed as it was.
 */
export function demoPages(seededAt: number): PageTurn[] {
  const cafe = 'kawiarnialipa.example';
  const before = ['meta-description', 'color-contrast', 'errors-in-console'];
  return [
    { host: cafe, from: 0, paint: 2500, failing: before },
    {
      host: cafe,
      from: seededAt - 45 * day,
      paint: 6200,
      failing: [...before, 'image-delivery-insight', 'image-size-responsive', 'image-alt'],
    },
    { host: cafe, from: seededAt - 20 * day, paint: 2100, failing: ['color-contrast', 'cache-insight'] },
    {
      host: `sklep.${cafe}`,
      from: 0,
      paint: 3400,
      failing: ['unused-javascript', 'third-party-cookies', 'link-name', 'heading-order', 'cache-insight'],
    },
  ];
}
