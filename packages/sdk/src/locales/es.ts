import { esCompany } from '../features/company/messages/es.ts';
import { esExternalChanges } from '../features/external-changes/messages/es.ts';
import { esIntegrations } from '../features/integrations/messages/es.ts';
import { esBulkEdit } from '../features/listings/bulk-edit/messages/es.ts';
import { esListingEditor } from '../features/listings/editor-messages/es.ts';
import { esListings } from '../features/listings/messages/es.ts';
import { esListingValues } from '../features/listings/value-messages/es.ts';
import { esRankings } from '../features/rankings/messages/es.ts';
import { esAiReply } from '../features/reviews/ai/messages/es.ts';
import { esReplyTemplates } from '../features/reviews/templates/messages/es.ts';
import { esReviewCategories } from '../features/reviews/categories/messages/es.ts';
import { esReviewAnalytics } from '../features/reviews/analytics/messages/es.ts';
import { esAutoReplies } from '../features/reviews/auto-replies/messages/es.ts';
import { esReviewExport } from '../features/reviews/export/messages/es.ts';
import { esReviews } from '../features/reviews/messages/es.ts';
import { esStoreLocator } from '../features/store-locator/messages/es.ts';
import { esTeam } from '../features/team/messages/es.ts';
import type { Locale } from '../i18n/locale.ts';
import { esShared } from '../i18n/messages/es.ts';

/** Every Spanish word of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const es: Locale = {
  language: 'es',
  messages: {
    ...esShared,
    ...esReviews,
    ...esAiReply,
    ...esReplyTemplates,
    ...esReviewCategories,
    ...esReviewAnalytics,
    ...esAutoReplies,
    ...esReviewExport,
    ...esTeam,
    ...esCompany,
    ...esListings,
    ...esListingEditor,
    ...esListingValues,
    ...esBulkEdit,
    ...esIntegrations,
    ...esExternalChanges,
    ...esRankings,
    ...esStoreLocator,
  },
};
