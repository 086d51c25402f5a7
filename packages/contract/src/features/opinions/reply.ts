import { normaliseText } from '../../normalise-text.ts';

/**
 * Status of a reply. `processing`: accepted, not yet decided by the provider. `published`: customers see it.
 * `rejected`: the provider's moderation refused it. `failed`: it could not be sent. `outdated`: published, but the
 * customer changed the review afterwards.
 */
export const replyStatuses = ['none', 'processing', 'published', 'rejected', 'failed', 'outdated'] as const;

/** Status of one reply. */
export type ReplyStatus = (typeof replyStatuses)[number];

/**
 * Why a reply did not reach the customer. The first group are the provider's policy violations
 * (Google Business Profile, `PolicyViolation`), the second our own reasons.
 */
export const replyProblems = [
  'policy_violation',
  'repetitive',
  'off_topic',
  'spam',
  'profanity',
  'harassment',
  'personal_information',
  'advertising',
  'inappropriate',
  'misleading',
  'low_quality',
  'moderation_error',
  'profile_suspended',
  'editing_restricted',
  'too_long',
  'review_gone',
  'location_unverified',
  'access_lost',
  'not_delivered',
  'not_published',
] as const;

export type ReplyProblem = (typeof replyProblems)[number];

/**
 * Problems of the profile or of our access to it, which no other words can solve: who can still reply does so at the
 * provider.
 */
const repliedAtProvider: readonly ReplyProblem[] = [
  'access_lost',
  'location_unverified',
  'not_delivered',
  'profile_suspended',
];

/** Whether a reply with this problem is best written at the provider, where the link of a review leads. */
export function isRepliedAtProvider(problem: ReplyProblem | null): boolean {
  return problem !== null && repliedAtProvider.includes(problem);
}

const profileProblems: readonly ReplyProblem[] = [
  'access_lost',
  'location_unverified',
  'profile_suspended',
  'editing_restricted',
];

/** Whether a problem is the profile's, so that correcting the reply is no help. */
export function isProfileProblem(problem: ReplyProblem | null): boolean {
  return problem !== null && profileProblems.includes(problem);
}

export interface ReplyGuardReview {
  deleted: boolean;
  reply_status: ReplyStatus;
  /** Of a review of an app. */
  app?: { removed_at: string | null };
  /** Of an answer to a form: where its reply is mailed to. */
  contact?: string | null;
  /** Of an answer to a form. */
  is_erased?: boolean;
}

/** Why an opinion that is answered in public takes no reply now: the code of the problem that the API returns. */
export type PublicReplyRefusal = 'review_deleted' | 'app_removed' | 'reply_processing';

/** The same of any opinion, also one that is answered by mail. */
export type ReplyRefusal = PublicReplyRefusal | 'answer_erased' | 'contact_missing' | 'reply_sent';

/** Why a reply cannot be sent or edited now; undefined when it can (product spec, section 4). */
export function replyRefusal(review: ReplyGuardReview): ReplyRefusal | undefined {
  if (review.is_erased) return 'answer_erased';
  if (review.contact === null) return 'contact_missing';
  // A mail cannot be taken back, nor another be put in its place: where a reply is mailed, there is an address.
  const isMailed = review.contact !== undefined && isAnswered(review);
  return publicReplyRefusal(review) ?? (isMailed ? 'reply_sent' : undefined);
}

/** The same without what only mails have. */
export function publicReplyRefusal(review: ReplyGuardReview): PublicReplyRefusal | undefined {
  if (review.deleted) return 'review_deleted';
  if (review.app && review.app.removed_at !== null) return 'app_removed';
  if (review.reply_status === 'processing') return 'reply_processing';
  return undefined;
}

/** Whether a reply can be sent or edited now; `replyRefusal` returns the reason if not. */
export function canReply(review: ReplyGuardReview): boolean {
  return replyRefusal(review) === undefined;
}

/** A reply can be taken back unless it is on its way to the provider. */
export function canDeleteReply(review: ReplyGuardReview): boolean {
  return canReply(review) && review.reply_status !== 'none';
}

/** Whether a reply can be taken back where it is published: at Google Play it can only be changed, and a mail is gone. */
export function isRetractable(channel: ReplyChannel): boolean {
  return channel !== 'google_play' && channel !== 'email';
}

/** Statuses in which the customer has a reply or is about to get one. */
export const answeredStatuses = ['processing', 'published', 'outdated'] as const;

/** A rejected or failed reply leaves the customer without a reply. */
export function isAnswered(review: { reply_status: ReplyStatus }): boolean {
  return answeredStatuses.some((status) => status === review.reply_status);
}

/** Where a reply is published. */
export type ReplyChannel = 'google_maps' | 'google_play' | 'app_store' | 'email';

/** How long a reply may be, and what is counted. */
export interface ReplyLimit {
  most: number;
  /** Bytes of UTF-8, so that ą takes two; or characters, of which an emoji takes two. */
  unit: 'bytes' | 'characters';
}

const replyLimits: Record<ReplyChannel, ReplyLimit> = {
  google_maps: { most: 4096, unit: 'bytes' },
  google_play: { most: 350, unit: 'characters' },
  app_store: { most: 5970, unit: 'characters' },
  // Ours: longer than any answer to a form, and still a letter that is read.
  email: { most: 2000, unit: 'characters' },
};

/** How long a reply may be where it is published: each refuses longer ones. */
export function replyLimit(channel: ReplyChannel): ReplyLimit {
  return replyLimits[channel];
}

/** The limit of replies on Google Maps, in bytes of UTF-8. */
export const replyMaxBytes: number = replyLimits.google_maps.most;

/** How long a reply is as it is sent, in bytes of UTF-8. */
export function replyByteLength(text: string): number {
  let bytes = 0;
  for (const character of normaliseText(text)) bytes += utf8Bytes(character.codePointAt(0) ?? 0);
  return bytes;
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** How long a reply is as it is sent, in what its channel counts. */
export function replyLength(text: string, channel: ReplyChannel): number {
  return replyLimit(channel).unit === 'bytes' ? replyByteLength(text) : normaliseText(text).length;
}

/** What is wrong with the text of a reply. */
export type ReplyTextProblem = 'empty' | 'too_long';

/** What Google Play leaves of a reply: it takes markup out. */
export function withoutMarkup(text: string): string {
  return normaliseText(text)
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Why a text cannot be a reply where it is to be published; undefined when it can. */
export function replyTextProblem(
  text: string,
  channel: ReplyChannel = 'google_maps',
): ReplyTextProblem | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || (channel === 'google_play' && withoutMarkup(trimmed) === '')) return 'empty';
  return replyLength(trimmed, channel) > replyLimit(channel).most ? 'too_long' : undefined;
}

/** Returns the distinct variables left in a text, such as `{name}`: they must never reach a customer. */
export function unfilledVariablesIn(text: string): string[] {
  return [...new Set(text.match(/\{\s*[\p{L}_][\p{L}\p{N}_ -]{0,39}\}/gu) ?? [])];
}
