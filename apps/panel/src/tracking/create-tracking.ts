import { ApiError } from '@pinfold/sdk';
import type { Settings } from '@pinfold/sdk/headless/session';
import { createTracker, type Tracker } from './create-tracker.ts';

export interface Tracking {
  track(event: TrackedEvent): void;
  reportError(error: unknown): void;
  /** Sets where events go. Earlier ones are sent then, or dropped when the installation has no address for them. */
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

/** Returns what is reported of an error: enough to find it, nothing about the person who met it. */
function errorReport(error: unknown): ErrorReport {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' };
  if (!(error instanceof ApiError)) return { type: 'error', name, message: withoutPeople(message) };
  const request = error.requestId === undefined ? {} : { request_id: error.requestId };
  return { type: 'error', name, message: error.code ?? error.kind, ...request };
}

/** Addresses, mail addresses, quotations and numbers can name a person; the text between them cannot. */
function withoutPeople(message: string): string {
  const [line = ''] = message.split('\n');
  return line
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[a-z]+:\/\/\S+/gi, '…')
    .replace(/(["'`„“]).*["'`”“]/g, '…')
    .replace(/\d+/g, '0')
    .slice(0, 200);
}

/** What is counted or reported. Never carries ids, tokens or what people wrote. */
export type TrackedEvent = PageView | ErrorReport | MaintenanceMet;

interface PageView {
  type: 'page_view';
  /** The route as the table has it, with `:id` where the address has a number. */
  path: string;
  title: string;
}

interface ErrorReport {
  type: 'error';
  /** The kind of error, such as `TypeError`. */
  name: string;
  /** The first line of what it says, without addresses, quotations and numbers. */
  message: string;
  /** Quoted to support. */
  request_id?: string;
}

interface MaintenanceMet {
  type: 'maintenance';
  status: number;
}
