import { type ReplyChannel, replyTextProblem, unfilledVariablesIn } from '../reply.ts';
import { bankAccountsIn, phonesIn } from '../../../numbers-in-text.ts';
import { alikeTexts, emailsIn, forbiddenWordsIn, otherPersonsIn, peselsIn } from './preflight-checks.ts';
import { guessLanguage } from './guess-language.ts';

/** What stands in the way of a reply. `error`s block it; `warning`s need one more press. */
const preflightErrors = ['empty', 'too_long', 'unfilled_variable'] as const;

/** What a person should check again before a reply is sent. */
const preflightWarnings = [
  'forbidden_words',
  'phone',
  'email',
  'pesel',
  'bank_account',
  'other_person',
  'other_language',
  'repetition',
] as const;

type PreflightError = (typeof preflightErrors)[number];

type PreflightWarning = (typeof preflightWarnings)[number];

/** One thing that was found in a reply before it was sent. */
export interface PreflightFinding {
  code: PreflightError | PreflightWarning;
  severity: 'error' | 'warning';
  /** The words that it is about, as they stand; of `other_language`, the reply's and the review's language. */
  words: readonly string[];
  /** Of `repetition`, how many customers read the same; else how many words. */
  count: number;
}

/** From this many equal replies on they look automated, and Google is likely to reject them. */
const sameReplyFrom = 3;

/** The same within one bulk reply, whose texts are meant to be equal. */
export const sameBulkReplyFrom = 20;

/** The context of a reply; checks for what is left out are skipped. */
export interface PreflightContext {
  /** Where the reply is published. @defaultValue 'google_maps' */
  channel?: ReplyChannel | undefined;
  /** What the customer wrote; null for stars alone. */
  comment?: string | null | undefined;
  /** What the customer is called. */
  author?: string | undefined;
  /** What other customers are called. */
  otherAuthors?: readonly string[] | undefined;
  /** Replies that were given last to other reviews. */
  latestReplies?: readonly string[] | undefined;
  /** Customers who get this very text at once. */
  bulkSize?: number | undefined;
  forbiddenWords?: readonly string[] | undefined;
}

/**
 * Looks through a reply before it is sent (BEY-07): what Google or the customer would not take blocks it, what may be a
 * mistake is pointed at with the words it means. Changes nothing.
 */
export function preflightReply(text: string, context: PreflightContext = {}): PreflightFinding[] {
  const words: Readonly<Record<PreflightError | PreflightWarning, readonly string[]>> = {
    ...textProblem(text, context.channel),
    unfilled_variable: unfilledVariablesIn(text),
    forbidden_words: forbiddenWordsIn(text, context.forbiddenWords ?? []),
    phone: phonesIn(text),
    email: emailsIn(text),
    pesel: peselsIn(text),
    bank_account: bankAccountsIn(text),
    other_person: otherPersonsIn(text, context.otherAuthors ?? [], context.author),
    other_language: otherLanguage(text, context.comment),
    repetition: [],
  };
  const found = (Object.keys(words) as (keyof typeof words)[]).flatMap((code) =>
    words[code].length > 0 ? [finding(code, words[code], words[code].length)] : [],
  );
  const same = repetition(text, context);
  return same > 0 ? [...found, finding('repetition', [], same)] : found;
}

/** Whether a reply must not be sent. */
export function hasPreflightErrors(findings: readonly PreflightFinding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

function finding(code: PreflightFinding['code'], words: readonly string[], count: number): PreflightFinding {
  const isError = preflightErrors.some((error) => error === code);
  return { code, severity: isError ? 'error' : 'warning', words: words.filter((word) => word !== ''), count };
}

function textProblem(
  text: string,
  channel: ReplyChannel | undefined,
): Record<'empty' | 'too_long', readonly string[]> {
  const problem = replyTextProblem(text, channel);
  // The text itself is what is meant.
  return { empty: problem === 'empty' ? [''] : [], too_long: problem === 'too_long' ? [''] : [] };
}

function otherLanguage(text: string, comment: string | null | undefined): readonly string[] {
  const reply = guessLanguage(text);
  const review = comment ? guessLanguage(comment) : undefined;
  return reply && review && reply !== review ? [reply, review] : [];
}

/** Returns the number of customers who would read the same text; 0 below the limits. */
function repetition(text: string, { latestReplies = [], bulkSize = 1 }: PreflightContext): number {
  if (bulkSize >= sameBulkReplyFrom) return bulkSize;
  const alike = latestReplies.filter((reply) => alikeTexts(reply, text)).length;
  return alike >= sameReplyFrom ? alike : 0;
}
