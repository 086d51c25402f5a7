import type { plCompany } from '../features/company/messages/pl.ts';
import type { plReviews } from '../features/reviews/messages/pl.ts';
import type { plTeam } from '../features/team/messages/pl.ts';
import type { plShared } from './messages/pl.ts';

/** Every message as it is stored, plural forms apart: what a host can override. */
export type MessageKey =
  | keyof typeof plShared
  | keyof typeof plReviews
  | keyof typeof plTeam
  | keyof typeof plCompany;

/** Every message as it is asked for: `reviews.count` stands for all its plural forms. */
export type TranslationKey = WithoutPlural<MessageKey>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** A host's own words, key by key. */
export type MessageOverrides = { readonly [Key in MessageKey]?: string };
