import type { Settings } from '@pinfold/sdk/headless/session';
import { createTracker, type Tracker } from './create-tracker.ts';
import { errorReport } from './error-report.ts';
import type { TrackedEvent } from './tracked-event.ts';

export interface Tracking {
  track(event: TrackedEvent): void;
  reportError(error: unknown): void;
  /** Tells where events go. What happened before is sent then, or dropped when nobody wants to know. */
  settle(settings: Settings['tracking']): void;
}

/** The part of a window that tracking reads. */
export interface TrackedWindow {
  location: Pick<Location, 'hostname'>;
  navigator: Pick<Navigator, 'doNotTrack' | 'sendBeacon'> & { globalPrivacyControl?: boolean };
  addEventListener(
    type: 'error' | 'unhandledrejection',
    listener: (event: { error?: unknown; reason?: unknown }) => void,
  ): void;
}

/** Events that wait for the settings; the first minutes of a page that never gets them must not fill the memory. */
const maxWaiting = 50;

/** Counts pages and reports errors by beacon to the address of the settings, if there is one. */
export function createTracking(window: TrackedWindow): Tracking {
  const { navigator, location } = window;
  let tracker: Tracker | undefined;
  let waiting: TrackedEvent[] = [];

  const track = (event: TrackedEvent) => {
    if (tracker) tracker.track(event);
    else if (waiting.length < maxWaiting) waiting.push(event);
  };
  const reportError = (error: unknown) => track(errorReport(error));
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

  return {
    track,
    reportError,
    settle({ url, excluded_domains }) {
      tracker = createTracker({
        // Plain text, so that another origin needs no preflight, which a beacon cannot make.
        send: (event) => void (url && navigator.sendBeacon(url, JSON.stringify(event))),
        doNotTrack: navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true,
        excludedDomains: excluded_domains,
        host: location.hostname,
      });
      const earlier = waiting;
      waiting = [];
      for (const event of earlier) tracker.track(event);
    },
  };
}
