import type { LanguageCode } from '../people/author.ts';
import type { Random } from '../../random.ts';
import type { Rating } from '../draw-review.ts';
import type { WarsawTime } from '../../warsaw-time.ts';
import { english } from './en/english.ts';
import { german } from './de/german.ts';
import { polish } from './pl/polish.ts';

/** Who speaks: a woman, a man, or people who came together. */
export type Voice = 'she' | 'he' | 'we';

export type Brand = 'lipa' | 'ziarno' | 'sowa';

/** A person behind the counter, as reviews name them. */
export interface Barista {
  gender: 'she' | 'he';
  nominative: string;
  genitive: string;
  dative: string;
  accusative: string;
  instrumental: string;
}

/** All that decides which sentences make sense in one review. */
export interface Scene {
  brand: Brand;
  labels: readonly string[];
  town: string;
  street: string;
  time: WarsawTime;
  voice: Voice;
  barista: Barista;
}

/** A topic of reviews, with sentences of the review and of the reply. */
export interface Topic {
  id: string;
  weight: number;
  /** Topics of one group exclude each other in a review; a topic's own id by default. */
  group?: string;
  fits?: (scene: Scene) => boolean;
  praise: string[];
  /** Praise too warm for a review of three stars or less. */
  rave?: string[];
  /** Small flaws as "nominative~accusative", to fit both "jedyny minus to …" and "minus za …". */
  flaw?: string[];
  gripe?: string[];
  /** Sentences of one-star reviews only. */
  anger?: string[];
  thanks: string[];
  sorry?: string[];
}

/** Everything that is particular to one language. */
export interface Phrasebook {
  topics: Topic[];
  /** How a review may begin, by place and season. */
  openers: (scene: Scene, rating: Rating) => string[];
  closers: Record<Rating, string[]>;
  /** Whole reviews of a few words. */
  shorts: (scene: Scene, rating: Rating) => string[];
  /** The values of slots: the time of the visit, such as "w sobotę rano", and others that depend on place and time. */
  slots: (random: Random, scene: Scene) => Record<string, string>;
  /** Frames for a small flaw; `<flaw>` is nominative, `<flawAccusative>` accusative. */
  flawFrames: string[];
  /** What ties one praise to the next, which follows in lower case. */
  links: string[];
  /** What turns from praise to criticism; a sentence follows in lower case unless the turn is one itself. */
  turns: string[];
  /** What turns from criticism to praise. */
  concessions: string[];
  edits: { better: string[]; worse: string[] };
  replies: Replies;
}

export interface Replies {
  greet: (name: string) => string[];
  thanks: Record<Rating, string[]>;
  /** Whole replies to a rating without text. */
  silent: Record<Rating, string[]>;
  /** Whole short replies to a friendly review. */
  brief: string[];
  /** A sentence on a small flaw in an otherwise good review. */
  noted: string[];
  invite: Record<Rating, string[]>;
  /** On behalf of the team first, then by one person. */
  sign: (scene: Scene) => [string, string];
}

export const phrasebooks: Record<LanguageCode, Phrasebook> = { pl: polish, en: english, de: german };
