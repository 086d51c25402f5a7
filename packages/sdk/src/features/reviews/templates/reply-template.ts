import type { Schemas } from '../../../client/schema.ts';

/** A text to answer with; `{name}`, `{location}`, `{city}` and `{rating}` in it are filled in for each review. */
export type ReplyTemplate = Schemas['ReplyTemplate'];

/** A category of reply templates. */
export type ReplyCategory = Schemas['ReplyCategory'];

/** What a bulk reply with templates would say, and how many of its texts are alike. */
export type TemplateBulkReplyPreview = Schemas['TemplateBulkReplyPreview'];
