import { plCompany } from '../features/company/messages/pl.ts';
import { plExternalChanges } from '../features/external-changes/messages/pl.ts';
import { plIntegrations } from '../features/integrations/messages/pl.ts';
import { plBulkEdit } from '../features/listings/bulk-edit/messages/pl.ts';
import { plListingEditor } from '../features/listings/editor-messages/pl.ts';
import { plListings } from '../features/listings/messages/pl.ts';
import { plListingValues } from '../features/listings/value-messages/pl.ts';
import { plRankings } from '../features/rankings/messages/pl.ts';
import { plAiReply } from '../features/reviews/ai/messages/pl.ts';
import { plReplyTemplates } from '../features/reviews/templates/messages/pl.ts';
import { plReviewCategories } from '../features/reviews/categories/messages/pl.ts';
import { plReviewAnalytics } from '../features/reviews/analytics/messages/pl.ts';
import { plAutoReplies } from '../features/reviews/auto-replies/messages/pl.ts';
import { plReviewExport } from '../features/reviews/export/messages/pl.ts';
import { plReviews } from '../features/reviews/messages/pl.ts';
import { plStoreLocator } from '../features/store-locator/messages/pl.ts';
import { plTeam } from '../features/team/messages/pl.ts';
import type { Locale } from '../i18n/locale.ts';
import { plShared } from '../i18n/messages/pl.ts';

/** Every Polish word of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const pl: Locale = {
  language: 'pl',
  messages: {
    ...plShared,
    ...plReviews,
    ...plAiReply,
    ...plReplyTemplates,
    ...plReviewCategories,
    ...plReviewAnalytics,
    ...plAutoReplies,
    ...plReviewExport,
    ...plTeam,
    ...plCompany,
    ...plListings,
    ...plListingEditor,
    ...plListingValues,
    ...plBulkEdit,
    ...plIntegrations,
    ...plExternalChanges,
    ...plRankings,
    ...plStoreLocator,
  },
};
