import type { pl as plFront } from './front/pl.ts';
import type { pl as plAccount } from './account/pl.ts';
import type { pl as plCompany } from './company/pl.ts';
import type { pl as plInside } from './inside/pl.ts';
import type { pl as plListings } from './listings/pl.ts';

/** Texts come in loads: in front of the log-in, inside, and apart from those one's own account, the company and its listings. */
export type FrontTexts = Record<keyof typeof plFront, string>;
export type InsideTexts = Record<keyof typeof plInside, string>;
export type AccountTexts = Record<keyof typeof plAccount, string>;
export type CompanyTexts = Record<keyof typeof plCompany, string>;
export type ListingsTexts = Record<keyof typeof plListings, string>;

export type TextRoom = 'front' | 'inside' | 'account' | 'company' | 'listings';

/** The texts of one room as a language stores them. */
export type Texts = Partial<FrontTexts & InsideTexts & AccountTexts & CompanyTexts & ListingsTexts>;

/** Every text as it is asked for: `trial` stands for all its plural forms. */
export type TextKey = WithoutPlural<keyof Texts>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;
