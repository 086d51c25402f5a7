import type { LanguageCode } from '../people/author.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import type { Phrasebook } from './phrasebook.ts';
import { polish } from './pl/polish.ts';

export const phrasebooks: Record<LanguageCode, Phrasebook> = { pl: polish, en: english, de: german };
