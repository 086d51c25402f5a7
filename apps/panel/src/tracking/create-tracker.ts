import type { TrackedEvent } from './create-tracking.ts';

export interface TrackerOptions {
  /** Where events go. What it throws is swallowed: counting must never break what is counted. */
  send: (event: TrackedEvent) => void;
  /** The reader's browser asks not to be tracked. */
  doNotTrack: boolean;
  /** Hosts that are not counted, with everything below them. */
  excludedDomains: readonly string[];
  /** The host that the panel runs on. */
  host: string;
}

export interface Tracker {
  track(event: TrackedEvent): void;
}

/** Passes events on, unless the reader or the domain is not to be tracked (product spec, section 6). */
export function createTracker({ send, doNotTrack, excludedDomains, host }: TrackerOptions): Tracker {
  const isExcluded = doNotTrack || excludedDomains.some((domain) => isWithin(host, domain));
  return {
    track(event) {
      if (isExcluded) return;
      try {
        send(event);
      } catch {
        return;
      }
    },
  };
}

function isWithin(host: string, domain: string): boolean {
  const [wanted, given] = [normal(domain), normal(host)];
  return wanted !== '' && (given === wanted || given.endsWith(`.${wanted}`));
}

/** Without a port, a final dot and a leading one. */
function normal(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\.|\.$/g, '');
}
