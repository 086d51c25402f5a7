import type { MemberAccess } from '@pinfold/contract/access/access';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { ReplyChannel } from '@pinfold/contract/features/opinions/reply';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { TemplateValues } from '@pinfold/contract/features/opinions/templates/reply-template';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import type { TranslationKey } from '../../../i18n/namespaces.ts';
import type { InboxKeys } from '../../../query/query-keys.ts';
import type { FilterDefinition } from '../../../state/define-filters.ts';
import type { InboxOpinion, InboxPage, InboxSearchBody, InboxStats } from './inbox-opinion.ts';
import type { OpinionFilters } from '../opinion-filters.ts';

/**
 * What differs between inboxes: where their opinions come from and where replies go. A feature makes one and hands it
 * to the hooks and parts of this folder. Members are methods, so that the source of one kind of opinion fits parts that
 * read what all kinds have.
 */
export interface InboxSource<
  Opinion extends InboxOpinion = InboxOpinion,
  Filters extends OpinionFilters = OpinionFilters,
> {
  reads: InboxReads<Opinion, Filters>;
  writes: InboxWrites<Opinion>;
  /** Left out where each opinion is answered by itself. */
  bulk?: BulkCalls<Opinion>;
  rules: InboxRules<Opinion>;
}

/** A source whose opinions can be answered many at once. */
export interface BulkInboxSource<
  Opinion extends InboxOpinion = InboxOpinion,
  Filters extends OpinionFilters = OpinionFilters,
> extends InboxSource<Opinion, Filters> {
  bulk: BulkCalls<Opinion>;
}

/** How opinions are found. */
export interface InboxReads<
  Opinion extends InboxOpinion = InboxOpinion,
  Filters extends OpinionFilters = OpinionFilters,
> {
  /** The live topic of its opinions, which also keeps its drafts apart from those of other inboxes. */
  topic: Extract<LiveTopic, 'reviews' | 'app_reviews' | 'booster'>;
  keys: InboxKeys;
  /** Its filters, with those that every inbox has among them. */
  filters: FilterDefinition<Filters>;
  search(client: PinfoldClient, request: InboxSearch<Filters>): Promise<InboxPage<Opinion>>;
  one(client: PinfoldClient, id: number, signal: AbortSignal): Promise<Opinion>;
  stats(client: PinfoldClient, signal: AbortSignal): Promise<InboxStats>;
}

/** A search as the API takes it. */
export interface InboxSearch<Filters> {
  body: InboxSearchBody<Filters>;
  query: { page?: number; page_size?: number; only_count?: 'true'; only_ids?: 'true' };
  signal?: AbortSignal;
}

/** What is done to one opinion, or to the categories of many. Each call gives the opinion as it is then. */
export interface InboxWrites<Opinion extends InboxOpinion = InboxOpinion> {
  reply(client: PinfoldClient, id: number, body: ReplyBody): Promise<Opinion>;
  deleteReply(client: PinfoldClient, id: number): Promise<Opinion>;
  /** `isNew` when there is no note yet. */
  saveNote(client: PinfoldClient, id: number, text: string, isNew: boolean): Promise<Opinion>;
  deleteNote(client: PinfoldClient, id: number): Promise<Opinion>;
  addTag(client: PinfoldClient, id: number, tagId: number): Promise<Opinion>;
  removeTag(client: PinfoldClient, id: number, tagId: number): Promise<Opinion>;
  /** About one category, or as a whole. */
  setSentiment(
    client: PinfoldClient,
    id: number,
    sentiment: Sentiment,
    tagId: number | undefined,
  ): Promise<Opinion>;
  tagMany(client: PinfoldClient, body: TaggingBody): Promise<Schemas['BulkTaggingResult']>;
  /** The path that streams a draft of the model. */
  aiReplyPath(id: number): string;
}

/** A reply as the API takes it. */
export interface ReplyBody {
  reply_comment: string;
  is_written_by_ai?: boolean;
}

/** Categories that many opinions get or lose. */
export interface TaggingBody {
  ids: number[];
  add: number[];
  remove: number[];
}

/** Replies to many opinions. */
export interface BulkCalls<Opinion extends InboxOpinion = InboxOpinion> {
  send(client: PinfoldClient, ids: number[], content: BulkReplyContent): Promise<Schemas['BulkReplyResult']>;
  list(client: PinfoldClient, signal: AbortSignal): Promise<PageOf<BulkReplyProgress>>;
  problems(
    client: PinfoldClient,
    id: number,
    page: number,
    signal?: AbortSignal,
  ): Promise<InboxPage<Opinion>>;
  preview(
    client: PinfoldClient,
    rotation: TemplateRotation,
    signal: AbortSignal,
  ): Promise<Schemas['TemplateBulkReplyPreview']>;
}

/** How far a bulk reply is. */
export type BulkReplyProgress = Schemas['BulkReplyProgress'];

/** Text of a bulk reply. */
export type BulkReplyContent =
  /** The same to all: 1 to 4096 bytes of UTF-8. */
  | { replyComment: string }
  /** Templates in turn, 1 to 20, filled in for each review. */
  | { templateIds: readonly number[] }
  /** The text of each review's last rejected or failed reply. */
  | { isAgain: true };

/** Templates that take turns. */
export interface TemplateRotation {
  /** 1 to 20. */
  templateIds: readonly number[];
  /** 1 to 10 000. */
  reviewIds: readonly number[];
}

/** What holds where the opinions are published. */
export interface InboxRules<Opinion extends InboxOpinion = InboxOpinion> {
  /** Where the reply to an opinion is published; its limit and whether it can be taken back follow from it. */
  channelOf(review: Opinion): ReplyChannel;
  /** Every such channel: a text that none of them takes is refused as a whole. */
  channels: readonly ReplyChannel[];
  /** The API's code for a reply that its channel does not take. */
  tooLongCode: 'reply_too_long' | 'app_reply_too_long';
  /** Why a reply stays where none can be taken back. */
  keptReplyText?: TranslationKey;
  /** Asks before a reply is dismissed that such a place has not published. */
  dismissedReplyText?: TranslationKey;
  /** The values of a template's variables. */
  templateValuesOf(review: Opinion): TemplateValues;
  /** Why a template fits none of these opinions; undefined for one that does. */
  templateRefusal?(text: string): TranslationKey | undefined;
  /** The access of a call, of which that for reviews of locations is given: module, and whom it concerns. */
  accessOf(access: MemberAccess): MemberAccess;
  /** Tells events of this inbox apart in the host's analytics; empty for reviews of locations. */
  eventFields: { channel?: 'app_reviews' | 'review_booster' };
  /** Texts that differ from those of reviews of locations, by the key of the latter. */
  texts: Readonly<Partial<Record<TranslationKey, TranslationKey>>>;
}
