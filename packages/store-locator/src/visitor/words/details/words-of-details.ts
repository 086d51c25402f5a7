import type { Language } from '@pinfold/contract/languages';
import type { DetailsWords } from './details-words.ts';
import { enDetails } from './en.ts';
import { esDetails } from './es.ts';
import { plDetails } from './pl.ts';

/** They come along with the details, so that these need nothing more to speak. */
export const wordsOfDetails: Readonly<Record<Language, DetailsWords>> = {
  pl: plDetails,
  en: enDetails,
  es: esDetails,
};
