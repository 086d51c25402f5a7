/** Limits that Google documents as 300 requests a minute for an API and 10 edits a minute for a profile; null lifts one. */
export interface Quotas {
  requestsPerMinute: number | null;
  editsPerMinute: number | null;
}

export const googleQuotas: Quotas = { requestsPerMinute: 300, editsPerMinute: 10 };
