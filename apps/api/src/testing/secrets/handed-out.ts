import type { Endpoint } from '@pinfold/contract/endpoint';
import {
  exportBoosterContact,
  searchBoosterContact,
} from '@pinfold/contract/features/review-booster/booster-contacts.endpoints';
import {
  deleteBoosterReply,
  replyToBoosterReview,
} from '@pinfold/contract/features/review-booster/booster-replies.endpoints';
import {
  createBoosterNote,
  deleteBoosterNote,
  tagBoosterReview,
  untagBoosterReview,
  updateBoosterNote,
  updateBoosterReviewSentiment,
  updateBoosterReviewTag,
} from '@pinfold/contract/features/review-booster/booster-review-changes.endpoints';
import {
  eraseBoosterReview,
  getBoosterReview,
  searchBoosterReviews,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { createApiKey, createEmbedToken } from '@pinfold/contract/features/session/api-access.endpoints';
import { getSsoToken } from '@pinfold/contract/features/session/federated-login.endpoints';
import { login } from '@pinfold/contract/features/session/login.endpoints';
import { addPasskey, completePasskeyLogin } from '@pinfold/contract/features/session/passkeys.endpoints';
import {
  beginTotp,
  completeLogin,
  confirmTotp,
  createRecoveryCodes,
} from '@pinfold/contract/features/session/second-factor.endpoints';
import { acceptInvitation, confirmRegistration } from '@pinfold/contract/features/session/sign-up.endpoints';
import { viewAsMember } from '@pinfold/contract/features/team/members.endpoints';

interface HandedOut {
  endpoints: readonly Endpoint[];
  /** Of the answer, or of its problem; with a dot for a field in a field, or in each of a list. */
  fields: readonly string[];
  because: string;
}

/** Every answer that rightly holds a secret. Elsewhere, and in any later answer, the same secret is a leak. */
export const handedOut: readonly HandedOut[] = [
  {
    endpoints: [
      login,
      completeLogin,
      completePasskeyLogin,
      confirmRegistration,
      acceptInvitation,
      getSsoToken,
    ],
    fields: ['token'],
    because: 'a session begins, and its holder needs the token for every request',
  },
  {
    endpoints: [login, confirmRegistration, acceptInvitation, getSsoToken],
    fields: ['challenge.token'],
    because: 'a login goes on with the second factor, and the token opens nothing by itself',
  },
  { endpoints: [createApiKey], fields: ['secret'], because: 'a key is shown once, when it is made' },
  {
    endpoints: [createEmbedToken],
    fields: ['token'],
    because: 'the company’s server asked for it, for a page',
  },
  { endpoints: [viewAsMember], fields: ['token'], because: 'an admin begins to look as another member' },
  { endpoints: [beginTotp], fields: ['secret', 'uri'], because: 'an authenticator has to be told its key' },
  {
    endpoints: [confirmTotp, addPasskey, createRecoveryCodes],
    fields: ['recovery_codes'],
    because: 'they are shown once, to be written down',
  },
  {
    endpoints: [
      searchBoosterReviews,
      getBoosterReview,
      eraseBoosterReview,
      replyToBoosterReview,
      deleteBoosterReply,
      createBoosterNote,
      updateBoosterNote,
      deleteBoosterNote,
      tagBoosterReview,
      untagBoosterReview,
      updateBoosterReviewTag,
      updateBoosterReviewSentiment,
    ],
    fields: ['contact', 'results.contact'],
    because: 'a customer left the address, so that the team replies to it',
  },
  {
    endpoints: [searchBoosterContact, exportBoosterContact],
    fields: ['answers.contact', 'content'],
    because: 'the caller named the address, and its customer asks for what is stored',
  },
];
