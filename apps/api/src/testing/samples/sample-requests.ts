import type { Endpoint } from '@pinfold/contract/endpoint';
import type { RawRequest } from '../clients/request.ts';
import { billingAccountSamples } from './billing-account-samples.ts';
import { billingSubscriptionSamples } from './billing-subscription-samples.ts';
import { companySamples } from './company-samples.ts';
import { federatedSamples } from './federated-samples.ts';
import { sessionSamples } from './session-samples.ts';
import { aiReplySamples } from './ai-reply-samples.ts';
import { billingOrderSamples } from './billing-order-samples.ts';
import { creationSamples } from './creation-samples.ts';
import { dashboardSamples } from './dashboard-samples.ts';
import { exportSamples } from './export-samples.ts';
import { externalChangeSamples } from './external-change-samples.ts';
import { insightSamples } from './insight-samples.ts';
import { integrationSamples } from './integration-samples.ts';
import { locationSamples } from './location-samples.ts';
import { locatorSamples } from './locator-samples.ts';
import { appleSamples } from './apple-samples.ts';
import { facebookSamples } from './facebook-samples.ts';
import { appReviewSamples } from './app-review-samples.ts';
import { boosterSamples } from './booster-samples.ts';
import { mobileAppSamples } from './mobile-app-samples.ts';
import { photoSamples } from './photo-samples.ts';
import type { SampleRows } from './sample-company.ts';
import { oldInsightSamples } from './old-insight-samples.ts';
import { postSamples } from './post-samples.ts';
import { questionSamples } from './question-samples.ts';
import { rankingSamples } from './ranking-samples.ts';
import { replyTemplateSamples } from './reply-template-samples.ts';
import { reviewAnalyticsSamples } from './review-analytics-samples.ts';
import { reviewCategorySamples } from './review-category-samples.ts';
import { teamSamples } from './team-samples.ts';
import { updateSamples } from './update-samples.ts';
import { watchedSamples } from './watched-samples.ts';
import { websiteSamples } from './website-samples.ts';

export type { SampleRows } from './sample-company.ts';

/**
 * Returns a valid request for an endpoint, so that a test that varies one part proves that this part was refused.
 * Throws for an endpoint without a sample, so that a new one is not forgotten.
 */
export function sampleRequest(endpoint: Endpoint, rows: SampleRows): RawRequest {
  const samples: Record<string, RawRequest> = {
    ...sessionSamples(rows),
    ...federatedSamples(rows),
    ...companySamples(rows),
    ...billingAccountSamples(rows),
    ...billingSubscriptionSamples(rows),
    ...billingOrderSamples(rows),
    ...teamSamples(rows),
    ...locationSamples(rows),
    ...creationSamples(rows),
    ...exportSamples(rows),
    ...replyTemplateSamples(rows),
    ...reviewCategorySamples(rows),
    ...externalChangeSamples(rows),
    ...integrationSamples(rows),
    ...appleSamples(rows),
    ...facebookSamples(rows),
    ...mobileAppSamples(rows),
    ...appReviewSamples(rows),
    ...boosterSamples(rows),
    ...oldInsightSamples(),
    ...postSamples(rows),
    ...questionSamples(rows),
    ...rankingSamples(rows),
    ...watchedSamples(rows),
    ...websiteSamples(rows),
    ...insightSamples(),
    ...dashboardSamples(),
    ...locatorSamples(rows),
    ...photoSamples(rows),
    ...updateSamples(rows),
    ...reviewAnalyticsSamples(rows),
    ...aiReplySamples(rows),
  };
  const sample = samples[endpoint.id];
  if (!sample) throw new Error(`${endpoint.id} has no sample request: add one to testing/samples`);
  return sample;
}

/** The same request with each of its parts made unusable in turn, as far as the endpoint reads them. */
export function malformedRequests(endpoint: Endpoint, rows: SampleRows): RawRequest[] {
  const sample = sampleRequest(endpoint, rows);
  const bodies = ['', '{', 'null', '[]', '7', '"tekst"', '{"__proto__":1}'].map((body) => ({
    ...sample,
    body,
  }));
  const params = Object.entries(endpoint.params?.shape ?? {}).flatMap(([name, schema]) =>
    ['abc', '0', '-1', '1.5', '99999999999999999999', "1' or '1'='1"]
      .filter((value) => !accepts(schema, value))
      .map((value) => ({ ...sample, params: { ...sample.params, [name]: value } })),
  );
  const queries = Object.entries(endpoint.query?.shape ?? {}).flatMap(([name, schema]) =>
    ['', '-1', 'abc', '1e9', 'x'.repeat(1001)]
      .filter((value) => !accepts(schema, value))
      .map((value) => ({ ...sample, query: { ...sample.query, [name]: value } })),
  );
  const refusedBodies = endpoint.body ? bodies.filter(({ body }) => !acceptsJson(endpoint, body)) : [];
  return [...refusedBodies, ...params, ...queries];
}

function accepts(schema: unknown, value: string): boolean {
  return (schema as { safeParse(value: unknown): { success: boolean } }).safeParse(value).success;
}

function acceptsJson({ body }: Endpoint, text: string): boolean {
  try {
    return body?.safeParse(JSON.parse(text)).success ?? false;
  } catch {
    return false;
  }
}
