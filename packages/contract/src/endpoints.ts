import type { Endpoint } from './endpoint.ts';
import {
  createCompany,
  getCompanyProfile,
  getCompanyUsage,
  getCurrentCompany,
  getParentCompany,
  listCompanies,
  replaceCompany,
  updateCompany,
} from './features/company/companies.endpoints.ts';
import {
  listRankKeywords,
  searchPositions,
  getRankOverview,
  listLocationPositions,
  getRankMap,
} from './features/rankings/positions.endpoints.ts';
import {
  getCompetition,
  comparePositions,
  listCompetitors,
  searchCompetitorPlaces,
  listSuggestedCompetitors,
  createCompetitor,
  deleteCompetitor,
} from './features/rankings/competitors.endpoints.ts';
import {
  listRankGrids,
  createRankGrid,
  updateRankGrid,
  deleteRankGrid,
  listRankScans,
  createRankScan,
} from './features/rankings/rank-grids.endpoints.ts';
import { listKeywords, createKeywords, deleteKeyword } from './features/company/keywords.endpoints.ts';
import {
  autocompletePlaces,
  listCompanyCategories,
  listCountries,
  listTimezones,
  lookUpCompany,
} from './features/company/reference-data.endpoints.ts';
import {
  listSearchLocations,
  createSearchLocation,
  deleteSearchLocation,
  listSuggestedLocations,
  rejectSuggestedLocation,
} from './features/company/search-locations.endpoints.ts';
import {
  listWebsites,
  createWebsite,
  deleteWebsite,
  listWebsiteKeywords,
  createWebsiteKeywords,
  deleteWebsiteKeyword,
} from './features/company/websites.endpoints.ts';
import {
  createGroup,
  updateGroup,
  deleteGroup,
  importGroup,
  listGroupLocations,
  listLabels,
} from './features/listings/edit-groups.ts';
import {
  decideExternalChange,
  decideExternalChanges,
  rejectExternalChanges,
} from './features/external-changes/decisions.endpoints.ts';
import {
  getExternalChange,
  getExternalChangeStats,
  listExternalChangeEvents,
  listExternalChanges,
  listIdenticalChanges,
} from './features/external-changes/external-changes.endpoints.ts';
import {
  getProtectionSettings,
  getProtectionSummary,
  rehearseProtection,
  updateProtectionSettings,
} from './features/external-changes/protection.endpoints.ts';
import { getListingAsOf } from './features/listings/history/listing-history.ts';
import {
  startBulkEdit,
  listBulkEdits,
  getBulkEdit,
  listBulkEditItems,
  pauseBulkEdit,
  resumeBulkEdit,
  retryBulkEdit,
  revertBulkEdit,
} from './features/listings/bulk-edit/bulk-edits.ts';
import { getMixedValues, previewBulkEdit } from './features/listings/bulk-edit/rehearse-bulk-edit.ts';
import { exportLocations, listExports, getExport } from './features/listings/export/export-locations.ts';
import {
  listGoogleAccounts,
  authorizeGoogle,
  connectGoogle,
  disconnectGoogle,
} from './features/integrations/google-accounts.endpoints.ts';
import {
  getImportStatus,
  listGooglePlaces,
  startImport,
} from './features/integrations/google-places.endpoints.ts';
import { createListing, retryCreation } from './features/listings/create/create-listing.ts';
import { searchOnMap } from './features/listings/create/search-on-map.ts';
import {
  getVerification,
  startVerification,
  completeVerification,
} from './features/listings/create/verify-listing.ts';
import { getListing, listListingUpdates } from './features/listings/get-listing.ts';
import { updateListing, checkListing, listUpdateStatuses } from './features/listings/update-listing.ts';
import { listAttributes } from './features/listings/offer/list-attributes.ts';
import { listListingCategories } from './features/listings/offer/list-listing-categories.ts';
import { listMoreHoursTypes } from './features/listings/offer/list-more-hours-types.ts';
import { deleteListing } from './features/listings/remove/delete-listing.ts';
import { listCities } from './features/listings/list-cities.ts';
import { listGroups } from './features/listings/list-groups.ts';
import { listLocations } from './features/listings/list-locations.ts';
import {
  getAiReplyConfig,
  getAiReplyLimit,
  updateAiReplyConfig,
  writeAiReply,
} from './features/reviews/ai/ai-replies.endpoints.ts';
import {
  analyseReviews,
  analyseReviewsBy,
  analysePhrases,
} from './features/reviews/analytics/review-analytics.endpoints.ts';
import {
  listAutoReplies,
  acceptAutoReplies,
  rejectAutoReplies,
} from './features/reviews/auto-replies/auto-replies.endpoints.ts';
import {
  listAutoReplyRules,
  createAutoReplyRule,
  updateAutoReplyRule,
  deleteAutoReplyRule,
} from './features/reviews/auto-replies/auto-reply-rules.endpoints.ts';
import {
  createReviewCategory,
  deleteReviewCategory,
  listReviewCategories,
  listReviewTags,
  startCategorisation,
  tryPhrases,
  updateReviewCategory,
} from './features/reviews/categories/review-categories.endpoints.ts';
import {
  tagReview,
  untagReview,
  updateReviewTag,
  updateReviewSentiment,
  tagReviews,
} from './features/reviews/categories/review-tags.endpoints.ts';
import {
  exportReviews,
  getReview,
  getReviewStats,
  searchReviews,
} from './features/reviews/reviews.endpoints.ts';
import {
  createReplyCategory,
  createReplyTemplate,
  deleteReplyCategory,
  deleteReplyTemplate,
  listReplyCategories,
  listReplyTemplates,
  updateReplyCategory,
  updateReplyTemplate,
} from './features/reviews/templates/reply-templates.endpoints.ts';
import {
  templateBulkReply,
  previewTemplateBulkReply,
} from './features/reviews/templates/template-bulk-replies.endpoints.ts';
import {
  bulkReply,
  listBulkReplies,
  listBulkReplyProblems,
} from './features/reviews/bulk-replies.endpoints.ts';
import { deleteReply, replyToReview } from './features/reviews/replies.endpoints.ts';
import { createNote, updateNote, deleteNote } from './features/reviews/notes.endpoints.ts';
import {
  createApiKey,
  createEmbedToken,
  listApiKeys,
  revokeApiKey,
} from './features/session/api-access.endpoints.ts';
import {
  changeConsent,
  endDevice,
  getUser,
  listConsents,
  listDevices,
  logoutEverywhere,
  updateUser,
} from './features/session/account.endpoints.ts';
import {
  getSsoToken,
  login,
  logout,
  startSocialLogin,
  startSso,
} from './features/session/login.endpoints.ts';
import {
  acceptInvitation,
  confirmRegistration,
  getInvitation,
  getSignUpAccess,
  register,
  resendInvitation,
} from './features/session/sign-up.endpoints.ts';
import {
  requestPasswordReset,
  confirmPasswordReset,
  changePassword,
} from './features/session/passwords.endpoints.ts';
import { getSettings } from './features/session/settings.endpoints.ts';
import {
  getSsoConnection,
  updateSsoConnection,
  deleteSsoConnection,
} from './features/session/sso-connection.endpoints.ts';
import {
  listMembers,
  getMember,
  inviteMembers,
  updateMember,
  removeMember,
  viewAsMember,
} from './features/team/members.endpoints.ts';
import {
  getListingLocator,
  updateListingLocator,
} from './features/store-locator/listing-locator.endpoints.ts';
import {
  listLocatorQuestions,
  createLocatorQuestion,
  updateLocatorQuestion,
  deleteLocatorQuestion,
  orderLocatorQuestions,
} from './features/store-locator/locator-faq.endpoints.ts';
import {
  getLocator,
  updateLocator,
  createLocatorImage,
  listLocatorFilters,
} from './features/store-locator/locator-settings.endpoints.ts';
import {
  getPublicLocator,
  getPublicLocatorPage,
  getPublicStore,
  listPublicReviews,
  findLocatorPlaces,
  previewLocator,
  previewLocatorPage,
  previewStore,
} from './features/store-locator/public-locator.endpoints.ts';
import { streamEvents } from './live/live.endpoints.ts';

/** Every call of the API. The mount, OpenAPI and the security tests all read this list. */
export const endpoints: readonly Endpoint[] = [
  getSettings,
  getSignUpAccess,
  register,
  confirmRegistration,
  login,
  requestPasswordReset,
  confirmPasswordReset,
  changePassword,
  logout,
  listDevices,
  endDevice,
  logoutEverywhere,
  getUser,
  updateUser,
  listConsents,
  changeConsent,
  getInvitation,
  acceptInvitation,
  resendInvitation,
  startSocialLogin,
  startSso,
  getSsoToken,
  getSsoConnection,
  updateSsoConnection,
  deleteSsoConnection,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  createEmbedToken,
  listCompanies,
  getCompanyProfile,
  updateCompany,
  replaceCompany,
  createCompany,
  getCurrentCompany,
  getParentCompany,
  getCompanyUsage,
  lookUpCompany,
  listCompanyCategories,
  listCountries,
  listTimezones,
  autocompletePlaces,
  listWebsites,
  createWebsite,
  deleteWebsite,
  listWebsiteKeywords,
  createWebsiteKeywords,
  deleteWebsiteKeyword,
  listKeywords,
  createKeywords,
  deleteKeyword,
  listSearchLocations,
  createSearchLocation,
  deleteSearchLocation,
  listSuggestedLocations,
  rejectSuggestedLocation,
  listMembers,
  getMember,
  inviteMembers,
  updateMember,
  removeMember,
  viewAsMember,
  listGoogleAccounts,
  authorizeGoogle,
  getImportStatus,
  connectGoogle,
  disconnectGoogle,
  listGooglePlaces,
  startImport,
  listLocations,
  listAttributes,
  listMoreHoursTypes,
  listListingCategories,
  searchOnMap,
  createListing,
  listUpdateStatuses,
  getMixedValues,
  previewBulkEdit,
  startBulkEdit,
  exportLocations,
  getListing,
  updateListing,
  checkListing,
  deleteListing,
  listListingUpdates,
  getListingAsOf,
  retryCreation,
  getVerification,
  startVerification,
  completeVerification,
  listBulkEdits,
  getBulkEdit,
  listBulkEditItems,
  pauseBulkEdit,
  resumeBulkEdit,
  retryBulkEdit,
  revertBulkEdit,
  listExports,
  getExport,
  listCities,
  listLabels,
  listGroups,
  listGroupLocations,
  createGroup,
  updateGroup,
  deleteGroup,
  importGroup,
  listExternalChanges,
  decideExternalChanges,
  listIdenticalChanges,
  getExternalChangeStats,
  getProtectionSettings,
  updateProtectionSettings,
  rehearseProtection,
  getProtectionSummary,
  rejectExternalChanges,
  getExternalChange,
  decideExternalChange,
  listExternalChangeEvents,
  listRankKeywords,
  searchPositions,
  getRankOverview,
  listLocationPositions,
  getRankMap,
  getCompetition,
  comparePositions,
  listCompetitors,
  searchCompetitorPlaces,
  listSuggestedCompetitors,
  createCompetitor,
  deleteCompetitor,
  listRankGrids,
  createRankGrid,
  updateRankGrid,
  deleteRankGrid,
  listRankScans,
  createRankScan,
  getAiReplyConfig,
  updateAiReplyConfig,
  getAiReplyLimit,
  writeAiReply,
  analyseReviews,
  analyseReviewsBy,
  analysePhrases,
  listAutoReplies,
  acceptAutoReplies,
  rejectAutoReplies,
  listAutoReplyRules,
  createAutoReplyRule,
  updateAutoReplyRule,
  deleteAutoReplyRule,
  listReviewCategories,
  createReviewCategory,
  updateReviewCategory,
  deleteReviewCategory,
  tryPhrases,
  startCategorisation,
  tagReview,
  untagReview,
  updateReviewTag,
  updateReviewSentiment,
  tagReviews,
  exportReviews,
  listReplyCategories,
  createReplyCategory,
  updateReplyCategory,
  deleteReplyCategory,
  listReplyTemplates,
  createReplyTemplate,
  updateReplyTemplate,
  deleteReplyTemplate,
  templateBulkReply,
  previewTemplateBulkReply,
  searchReviews,
  getReviewStats,
  listReviewTags,
  listBulkReplies,
  listBulkReplyProblems,
  bulkReply,
  getReview,
  replyToReview,
  deleteReply,
  createNote,
  updateNote,
  deleteNote,
  getLocator,
  updateLocator,
  createLocatorImage,
  listLocatorFilters,
  listLocatorQuestions,
  createLocatorQuestion,
  updateLocatorQuestion,
  deleteLocatorQuestion,
  orderLocatorQuestions,
  getListingLocator,
  updateListingLocator,
  previewLocator,
  previewLocatorPage,
  previewStore,
  getPublicLocator,
  getPublicLocatorPage,
  getPublicStore,
  listPublicReviews,
  findLocatorPlaces,
  streamEvents,
] as const;
