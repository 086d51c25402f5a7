import type { pl } from './pl.ts';

/** Every text of the panel as a language stores it. */
export type Texts = Record<keyof typeof pl, string>;

/** Every text as it is asked for: `trial` stands for all its plural forms. */
export type TextKey = WithoutPlural<keyof typeof pl>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;
