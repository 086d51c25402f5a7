import type { ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import type { Schemas } from '../../../client/schema.ts';

type MapReview = Schemas['Review'];

/** What an inbox reads of any opinion: a review of a location or of an app, or an answer to a form. */
export interface InboxOpinion extends Omit<
  MapReview,
  'author' | 'location' | 'rating' | 'is_accurate' | 'comment_translation' | 'media' | 'reply_url'
> {
  /** Stars, 1 to 5; null where none had to be given. */
  rating: number | null;
  /** Left out where customers give no name. */
  author?: { name: string; is_anonymous?: boolean | undefined };
  /** The address that a reply is mailed to, where replies are; null without one. */
  contact?: string | null;
  /** Where customers give one. */
  title?: string | null | undefined;
  /** The provider's, where it makes some. */
  comment_translation?: string | null | undefined;
  /** Among the most relevant, where the provider says so. */
  is_accurate?: boolean | undefined;
  /** Photos and videos of the customer, where they can add some. */
  media?: MapReview['media'] | undefined;
  /** Where to reply at the provider, while the reply cannot be sent from here. */
  reply_url?: string | null | undefined;
}

/** Filters and order as the API takes them. */
export type InboxSearchBody<Filters> = Filters & { order_by?: ReviewOrder };

/** One page of an inbox; `ids` when only they were asked for. */
export interface InboxPage<Opinion extends InboxOpinion = InboxOpinion> {
  count: number;
  results: Opinion[];
  ids?: number[];
}

/** Counts behind the views of an inbox. */
export type InboxStats = Schemas['ReviewStats'];
