import * as z from 'zod';
import { ProviderError } from '../../delivery/provider-error.ts';
import type { StoreReply, StoreReview, StoreReviewPage } from '../store-review.ts';

const CustomerReview = z.object({
  id: z.string(),
  attributes: z.object({
    rating: z.int().min(1).max(5),
    title: z.string().nullish(),
    body: z.string().nullish(),
    reviewerNickname: z.string().nullish(),
    createdDate: z.iso.datetime({ offset: true }),
    territory: z.string().nullish(),
  }),
  relationships: z
    .object({ response: z.object({ data: z.object({ id: z.string() }).nullish() }).nullish() })
    .nullish(),
});

const Response = z.object({
  type: z.literal('customerReviewResponses'),
  id: z.string(),
  attributes: z.object({
    responseBody: z.string(),
    lastModifiedDate: z.iso.datetime({ offset: true }),
    state: z.enum(['PENDING_PUBLISH', 'PUBLISHED']),
  }),
});

/** Responses that came with reviews; other things that Apple includes are passed over. */
const included = z
  .array(z.union([Response, z.object({ type: z.string() }).transform(() => undefined)]))
  .default([]);

/** https://developer.apple.com/documentation/appstoreconnectapi/customer-reviews */
export const CustomerReviews = z.object({
  data: z.array(CustomerReview),
  included,
  links: z.object({ next: z.url().optional() }).default({}),
});

export const OneCustomerReview = z.object({ data: CustomerReview, included });

export const OneResponse = z.object({ data: Response });

export function customerReviewPageOf({
  data,
  included: responses,
  links,
}: z.infer<typeof CustomerReviews>): StoreReviewPage {
  return {
    reviews: data.map((review) => customerReviewOf(review, responses)),
    // Of the address only the query is taken: a token goes nowhere else than it was made for.
    next: links.next === undefined ? undefined : new URL(links.next).search,
  };
}

/** @throws ProviderError `temporary` where the review has a response that we cannot read: it is not one without */
export function customerReviewOf(
  { id, attributes, relationships }: z.infer<typeof CustomerReview>,
  responses: z.infer<typeof included>,
): StoreReview {
  const responseId = relationships?.response?.data?.id;
  const response = responses.find((one) => one !== undefined && one.id === responseId);
  if (responseId !== undefined && !response)
    throw new ProviderError('temporary', `The response to the review ${id} was not as expected`);
  return {
    externalId: id,
    rating: attributes.rating,
    title: attributes.title?.trim() || null,
    comment: attributes.body?.trim() || null,
    authorName: attributes.reviewerNickname ?? '',
    territory: attributes.territory ?? null,
    language: null,
    appVersion: null,
    updatedAt: new Date(attributes.createdDate).toISOString(),
    reply: response && responseOf(response),
  };
}

export function responseOf({ attributes }: z.infer<typeof Response>): StoreReply {
  return {
    text: attributes.responseBody,
    updatedAt: new Date(attributes.lastModifiedDate).toISOString(),
    isPublished: attributes.state === 'PUBLISHED',
  };
}

/** The id of the response to a review; undefined where it has none. */
export function responseIdOf({ data }: z.infer<typeof OneCustomerReview>): string | undefined {
  return data.relationships?.response?.data?.id;
}
