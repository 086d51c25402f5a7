import type { Endpoint } from './endpoint.ts';
import {
  getCompanyProfile,
  updateCompany,
  replaceCompany,
  createCompany,
} from './features/company/company-profile.ts';
import { getCompanyUsage } from './features/company/get-company-usage.ts';
import { getCurrentCompany } from './features/company/get-current-company.ts';
import { getParentCompany } from './features/company/get-parent-company.ts';
import { listKeywords, createKeywords, deleteKeyword } from './features/company/keywords.ts';
import { listCompanies } from './features/company/list-companies.ts';
import {
  listCompanyCategories,
  listCountries,
  listTimezones,
  autocompletePlaces,
} from './features/company/reference-data.ts';
import { lookUpCompany } from './features/company/registry.ts';
import {
  listSearchLocations,
  createSearchLocation,
  deleteSearchLocation,
  listSuggestedLocations,
  rejectSuggestedLocation,
} from './features/company/search-locations.ts';
import {
  listWebsites,
  createWebsite,
  deleteWebsite,
  listWebsiteKeywords,
  createWebsiteKeywords,
  deleteWebsiteKeyword,
} from './features/company/websites.ts';
import {
  createGroup,
  updateGroup,
  deleteGroup,
  importGroup,
  listGroupLocations,
  listLabels,
} from './features/listings/edit-groups.ts';
import { listCities } from './features/listings/list-cities.ts';
import { listGroups } from './features/listings/list-groups.ts';
import { listLocations } from './features/listings/list-locations.ts';
import { bulkReply } from './features/reviews/bulk-reply.ts';
import { deleteReply } from './features/reviews/delete-reply.ts';
import { getReview } from './features/reviews/get-review.ts';
import { listBulkReplies } from './features/reviews/list-bulk-replies.ts';
import { listBulkReplyProblems } from './features/reviews/list-bulk-reply-problems.ts';
import { listReviewTags } from './features/reviews/list-review-tags.ts';
import { createNote, updateNote, deleteNote } from './features/reviews/notes.ts';
import { replyToReview } from './features/reviews/reply-to-review.ts';
import { getReviewStats } from './features/reviews/review-stats.ts';
import { searchReviews } from './features/reviews/search-reviews.ts';
import { listApiKeys, createApiKey, revokeApiKey } from './features/session/api-keys.ts';
import { listConsents, changeConsent } from './features/session/consents.ts';
import { createEmbedToken } from './features/session/embed-tokens.ts';
import { startSocialLogin, startSso, getSsoToken } from './features/session/federated-login.ts';
import { getUser } from './features/session/get-user.ts';
import { getInvitation, acceptInvitation, resendInvitation } from './features/session/invitations.ts';
import { login } from './features/session/login.ts';
import { logout } from './features/session/logout.ts';
import { requestPasswordReset, confirmPasswordReset, changePassword } from './features/session/passwords.ts';
import { register, confirmRegistration } from './features/session/register.ts';
import { listDevices, endDevice, logoutEverywhere } from './features/session/sessions.ts';
import { getSettings } from './features/session/settings.ts';
import { getSignUpAccess } from './features/session/sign-up-access.ts';
import {
  getSsoConnection,
  updateSsoConnection,
  deleteSsoConnection,
} from './features/session/sso-connection.ts';
import { updateUser } from './features/session/update-user.ts';
import {
  listMembers,
  getMember,
  inviteMembers,
  updateMember,
  removeMember,
  viewAsMember,
} from './features/team/members.ts';
import { streamEvents } from './live/stream-events.ts';

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
  listLocations,
  listCities,
  listLabels,
  listGroups,
  listGroupLocations,
  createGroup,
  updateGroup,
  deleteGroup,
  importGroup,
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
  streamEvents,
] as const;
