import type { OperationsOf } from '../../operations-of.ts';
import type * as boosterAnalytics from './booster-analytics.endpoints.ts';
import type * as boosterAudit from './booster-audit.endpoints.ts';
import type * as boosterConsents from './booster-consents.endpoints.ts';
import type * as boosterContacts from './booster-contacts.endpoints.ts';
import type * as boosterForms from './booster-forms.endpoints.ts';
import type * as boosterInvitations from './booster-invitations.endpoints.ts';
import type * as boosterReplies from './booster-replies.endpoints.ts';
import type * as boosterReviewChanges from './booster-review-changes.endpoints.ts';
import type * as boosterReviews from './booster-reviews.endpoints.ts';

type Operations = OperationsOf<
  | typeof boosterAnalytics
  | typeof boosterAudit
  | typeof boosterConsents
  | typeof boosterContacts
  | typeof boosterForms
  | typeof boosterInvitations
  | typeof boosterReplies
  | typeof boosterReviewChanges
  | typeof boosterReviews
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const reviewBoosterDescriptions: Readonly<Record<Operations, string>> = {
  listBoosterForms: 'Lists the forms in which customers answer.',
  createBoosterForm:
    'Makes a form in which customers answer. Nobody sees it before a link of `createBoosterLinks` is passed on.',
  getBoosterForm: 'Answers one form with its texts and settings.',
  updateBoosterForm: 'Changes a form. Its links and the codes in print stay good and show the new version.',
  deleteBoosterForm:
    'Deletes a form with its links and answers. The audit of what visitors were offered stays.',
  listBoosterLinks: 'Lists the open links of a form, as far as the caller sees their locations.',
  createBoosterLinks:
    'Makes a link to a form for each location. A location that has an open link of this channel keeps it.',
  closeBoosterLink:
    'Closes a link for good: its page says so from then on. Answers that came through it stay.',
  getBoosterQr: 'Answers the QR code of a link, for print.',
  inviteContacts:
    'Invites a list of contacts to a form by e-mail. Each contact is invited once in 90 days at most; the others are skipped.',
  listInvitations: 'Lists who was invited to a form and what became of each invitation.',
  stopInvitations: 'Stops invitations that are queued. Whoever was not reached may be invited again.',
  searchBoosterReviews: 'Finds what customers answered in forms, in locations that the caller sees.',
  getBoosterReviewStats: 'Answers how many answers to forms wait, in locations that the caller sees.',
  exportBoosterReviews:
    'Begins to write all matching answers to a file in the background; a link is mailed when it is done. Contacts are left out where rating, sentiment or tags choose the answers, and the file expires once an answer of the company is erased.',
  tagBoosterReviews:
    'Puts many answers to forms into categories or takes them out. Erased answers are skipped.',
  getBoosterReview: 'Answers what one customer wrote in a form, with reply, note and tags.',
  eraseBoosterReview:
    'Erases comment, contact, reply and note of an answer, as a customer may ask. Its score and day stay; it cannot be undone.',
  searchBoosterContact: 'Answers what the company has stored under an e-mail address in every form.',
  exportBoosterContact:
    'Answers what is stored under an e-mail address as a file, without the notes of the team. Hand it to a customer who asks for their data.',
  eraseBoosterContact:
    'Erases all that is stored under an e-mail address; scores and days stay. Nobody is invited under that address again, and it cannot be undone.',
  replyToBoosterReview: 'Answers a customer by mail, once. A mail that could not be sent can be sent again.',
  deleteBoosterReply: 'Dismisses a mail that could not be sent. One that was sent stays.',
  writeAiBoosterReply:
    'Streams a draft of a mail to a customer, word by word. It counts against the same monthly limit as drafts for reviews, and is never sent by itself.',
  createBoosterNote: 'Writes a note on an answer to a form for the team only; it replaces an earlier one.',
  updateBoosterNote: 'Changes the note on an answer to a form.',
  deleteBoosterNote: 'Removes the note from an answer to a form.',
  tagBoosterReview: 'Puts an answer to a form into a category by hand.',
  untagBoosterReview: 'Takes an answer to a form out of a category. Phrases do not put it back.',
  updateBoosterReviewTag: 'Sets by hand how an answer to a form speaks of one category.',
  updateBoosterReviewSentiment: 'Sets by hand how a whole answer to a form sounds.',
  analyseBoosterReviews:
    'Answers what answers to forms amount to, in all and over time. It takes the filters of the inbox; `q`, `has_contact` and `has_note` need the permission `view_rb_reviews` too.',
  analyseBoosterReviewsBy:
    'Answers the figures of `analyseBoosterReviews` for each form, location, channel or category.',
  analyseBoosterPhrases:
    'Answers which phrases of a category put answers to forms into it, most often first.',
  getBoosterAudit: 'Answers whether every visitor was offered the public links, whatever they answered.',
  listBoosterSeals: 'Lists the chain of seals of the audit, so that it can be verified elsewhere.',
  listBoosterConsents:
    'Lists what customers were told of their data in each version of a form, and what they agreed to.',
};
