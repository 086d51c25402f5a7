import * as z from 'zod';

/** From so many percent of a limit on Facebook is left alone: at 100 it refuses, and counts what it refuses. */
const pausePercent = 90;

/** The limit of the app, which ends all calls: those of pages, too. */
export const ofApp = 'app';

/** Where Facebook says that a limit is near, and not when it is far again. */
const defaultSeconds = 300;

interface UsagePause {
  /** Seconds for which no calls are made to what has a limit of its own: a page, or the app; undefined for none. */
  secondsLeft(limited: string): number | undefined;
  /** Reads how much of a limit is used up. Returns how long to wait, where that is most of it. */
  learn(limited: string, headers: Headers): number | undefined;
}

/** Remembers what Facebook says of its limits. Other processes hear it with their own next call. */
export function createUsagePause(now: () => Date): UsagePause {
  const until = new Map<string, number>();
  return {
    secondsLeft(limited) {
      const ends = [ofApp, limited].map((one) => until.get(one) ?? 0);
      const left = Math.max(...ends) - now().getTime();
      if (left > 0) return Math.ceil(left / 1000);
      until.delete(limited);
      return undefined;
    },
    learn(limited, headers) {
      const pauses = [
        [ofApp, pauseOf(appUsage(headers))],
        [limited, pauseOf(pageUsages(headers))],
      ] as const;
      for (const [whose, seconds] of pauses)
        if (seconds !== undefined) until.set(whose, now().getTime() + seconds * 1000);
      const longest = Math.max(...pauses.map(([, seconds = 0]) => seconds));
      return longest > 0 ? longest : undefined;
    },
  };
}

const Usage = z.object({
  call_count: z.number().default(0),
  total_cputime: z.number().default(0),
  total_time: z.number().default(0),
  /** Minutes. */
  estimated_time_to_regain_access: z.number().default(0),
});

const UsageByBusiness = z.record(z.string(), z.array(Usage));

function appUsage(headers: Headers): z.infer<typeof Usage>[] {
  const { data } = Usage.safeParse(jsonOf(headers.get('X-App-Usage')));
  return data ? [data] : [];
}

function pageUsages(headers: Headers): z.infer<typeof Usage>[] {
  const { data = {} } = UsageByBusiness.safeParse(jsonOf(headers.get('X-Business-Use-Case-Usage')));
  return Object.values(data).flat();
}

/** The three figures are percentages of which any can end the calls (developers.facebook.com/docs/graph-api/overview/rate-limiting). */
function pauseOf(usages: readonly z.infer<typeof Usage>[]): number | undefined {
  const near = usages.filter(
    ({ call_count, total_cputime, total_time }) =>
      Math.max(call_count, total_cputime, total_time) >= pausePercent,
  );
  if (near.length === 0) return undefined;
  const minutes = Math.max(...near.map((usage) => usage.estimated_time_to_regain_access));
  return minutes > 0 ? minutes * 60 : defaultSeconds;
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
