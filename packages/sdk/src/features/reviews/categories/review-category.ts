import type { Schemas } from '../../../client/schema.ts';

/** A subject that reviews speak of, with the phrases by which they are found. */
export type ReviewCategory = Schemas['DetailedReviewCategory'];

/** Reviews that are being put into categories, or were last. */
export type Categorisation = Schemas['Categorisation'];

/** A review that phrases would find, and the words of it that they matched. */
export type PhraseMatch = Schemas['PhraseMatch'];
