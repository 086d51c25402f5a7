import type { pl as plFront } from './front/pl.ts';
import type { pl as plInside } from './inside/pl.ts';

/** Texts come in two loads: those in front of the log-in, and those inside. */
export type FrontTexts = Record<keyof typeof plFront, string>;
export type InsideTexts = Record<keyof typeof plInside, string>;

export type TextRoom = 'front' | 'inside';

/** The texts of one room as a language stores them. */
export type Texts = Partial<FrontTexts & InsideTexts>;

/** Every text as it is asked for: `trial` stands for all its plural forms. */
export type TextKey = WithoutPlural<keyof Texts>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;
