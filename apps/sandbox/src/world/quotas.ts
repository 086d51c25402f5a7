/**
 * Limits that Google documents as 300 requests a minute for an API and 10 edits a minute for a profile, and DataForSEO as
 * 2000 calls a minute; null lifts one.
 */
export interface Quotas {
  requestsPerMinute: number | null;
  editsPerMinute: number | null;
  searchCallsPerMinute: number | null;
}

export const providerQuotas: Quotas = {
  requestsPerMinute: 300,
  editsPerMinute: 10,
  searchCallsPerMinute: 2000,
};
