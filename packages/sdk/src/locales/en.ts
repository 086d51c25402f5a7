import { enCompany } from '../features/company/messages/en.ts';
import { enExternalChanges } from '../features/external-changes/messages/en.ts';
import { enIntegrations } from '../features/integrations/messages/en.ts';
import { enBulkEdit } from '../features/listings/bulk-edit/messages/en.ts';
import { enListingEditor } from '../features/listings/editor-messages/en.ts';
import { enListings } from '../features/listings/messages/en.ts';
import { enListingValues } from '../features/listings/value-messages/en.ts';
import { enRankings } from '../features/rankings/messages/en.ts';
import { enAiReply } from '../features/reviews/ai/messages/en.ts';
import { enReplyTemplates } from '../features/reviews/templates/messages/en.ts';
import { enReviewCategories } from '../features/reviews/categories/messages/en.ts';
import { enReviewAnalytics } from '../features/reviews/analytics/messages/en.ts';
import { enAutoReplies } from '../features/reviews/auto-replies/messages/en.ts';
import { enReviewExport } from '../features/reviews/export/messages/en.ts';
import { enReviews } from '../features/reviews/messages/en.ts';
import { enStoreLocator } from '../features/store-locator/messages/en.ts';
import { enTeam } from '../features/team/messages/en.ts';
import type { Locale } from '../i18n/locale.ts';
import { enShared } from '../i18n/messages/en.ts';

/** Every English word of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const en: Locale = {
  language: 'en',
  messages: {
    ...enShared,
    ...enReviews,
    ...enAiReply,
    ...enReplyTemplates,
    ...enReviewCategories,
    ...enReviewAnalytics,
    ...enAutoReplies,
    ...enReviewExport,
    ...enTeam,
    ...enCompany,
    ...enListings,
    ...enListingEditor,
    ...enListingValues,
    ...enBulkEdit,
    ...enIntegrations,
    ...enExternalChanges,
    ...enRankings,
    ...enStoreLocator,
  },
};
