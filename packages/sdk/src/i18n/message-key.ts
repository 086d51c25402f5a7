import type { plCompany } from '../features/company/messages/pl.ts';
import type { plExternalChanges } from '../features/external-changes/messages/pl.ts';
import type { plIntegrations } from '../features/integrations/messages/pl.ts';
import type { plBulkEdit } from '../features/listings/bulk-edit/messages/pl.ts';
import type { plListingEditor } from '../features/listings/editor-messages/pl.ts';
import type { plListings } from '../features/listings/messages/pl.ts';
import type { plListingValues } from '../features/listings/value-messages/pl.ts';
import type { plRankings } from '../features/rankings/messages/pl.ts';
import type { plAiReply } from '../features/reviews/ai/messages/pl.ts';
import type { plReplyTemplates } from '../features/reviews/templates/messages/pl.ts';
import type { plReviewCategories } from '../features/reviews/categories/messages/pl.ts';
import type { plReviewAnalytics } from '../features/reviews/analytics/messages/pl.ts';
import type { plAutoReplies } from '../features/reviews/auto-replies/messages/pl.ts';
import type { plReviewExport } from '../features/reviews/export/messages/pl.ts';
import type { plReviews } from '../features/reviews/messages/pl.ts';
import type { plStoreLocator } from '../features/store-locator/messages/pl.ts';
import type { plTeam } from '../features/team/messages/pl.ts';
import type { plShared } from './messages/pl.ts';

/** Every message as it is stored, plural forms apart: what a host can override. */
export type MessageKey =
  | keyof typeof plShared
  | keyof typeof plReviews
  | keyof typeof plAiReply
  | keyof typeof plReplyTemplates
  | keyof typeof plReviewCategories
  | keyof typeof plReviewAnalytics
  | keyof typeof plAutoReplies
  | keyof typeof plReviewExport
  | keyof typeof plTeam
  | keyof typeof plCompany
  | keyof typeof plListings
  | keyof typeof plListingEditor
  | keyof typeof plListingValues
  | keyof typeof plBulkEdit
  | keyof typeof plIntegrations
  | keyof typeof plExternalChanges
  | keyof typeof plRankings
  | keyof typeof plStoreLocator;

/** Every message as it is asked for: `reviews.count` stands for all its plural forms. */
export type TranslationKey = WithoutPlural<MessageKey>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** A host's own words, key by key. */
export type MessageOverrides = { readonly [Key in MessageKey]?: string };
