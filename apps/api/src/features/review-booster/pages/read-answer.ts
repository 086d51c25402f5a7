import * as z from 'zod';
import { boosterLimits } from '@pinfold/contract/features/review-booster/booster-form';
import { emailLine, prose } from '@pinfold/contract/line';

/** What a visitor typed, as it came. */
export interface TypedAnswer {
  rating: string;
  comment: string;
  contact: string;
  hasConsent: boolean;
}

/** What is wrong with a field; each has a text of this name. */
export type AnswerFault =
  | 'empty'
  | 'rating_invalid'
  | 'comment_too_long'
  | 'contact_invalid'
  | 'consent_missing';

export type AnswerField = 'rating' | 'comment' | 'contact' | 'consent';

export type AnswerFaults = Partial<Record<AnswerField, AnswerFault>>;

export interface Answer {
  rating: number | null;
  comment: string | null;
  contact: string | null;
}

export const nothingTyped: TypedAnswer = { rating: '', comment: '', contact: '', hasConsent: false };

/** The fields of a form that was sent. Files and repeated fields count as left out. */
export function typedAnswer(fields: Readonly<Record<string, unknown>>): TypedAnswer {
  const text = (name: string) => {
    const value = fields[name];
    // PostgreSQL stores neither.
    return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : '';
  };
  return {
    rating: text('rating'),
    comment: text('comment'),
    contact: text('contact').trim(),
    hasConsent: text('consent') === 'yes',
  };
}

/** Returns the answer, or what is wrong with it. An answer has a score or a text; a contact needs the consent. */
export function readAnswer(
  { rating, comment, contact, hasConsent }: TypedAnswer,
  { asksContact }: { asksContact: boolean },
): { answer: Answer } | { faults: AnswerFaults } {
  const faults: AnswerFaults = {};
  const text = prose().parse(comment).trim();
  if (rating !== '' && !/^[1-5]$/.test(rating)) faults.rating = 'rating_invalid';
  else if (rating === '' && text === '') faults.rating = 'empty';
  if (text.length > boosterLimits.commentLength) faults.comment = 'comment_too_long';
  const given = asksContact ? contact : '';
  if (given !== '' && !Contact.safeParse(given).success) faults.contact = 'contact_invalid';
  else if (given !== '' && !hasConsent) faults.consent = 'consent_missing';
  if (Object.keys(faults).length > 0) return { faults };
  return {
    answer: {
      rating: rating === '' ? null : Number(rating),
      comment: text === '' ? null : text,
      contact: given === '' ? null : Contact.parse(given),
    },
  };
}

const Contact: z.ZodType<string> = emailLine();
