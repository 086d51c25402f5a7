/** The faults that the page offers, as bodies for the script's `POST faults`. */
export const faultChoices = {
  status: { outcome: 'status', status: 503 },
  kept: { outcome: 'status', status: 503, apply: true },
  cut: { outcome: 'cut', apply: true },
  malformed: { outcome: 'malformed' },
  hang: { outcome: 'hang' },
  slow: { outcome: 'pass', latency_ms: 5000 },
} as const;
