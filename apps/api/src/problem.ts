import type { LoginChallenge } from '@pinfold/contract/problem';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { TextKey } from './i18n/i18n.ts';

/** Values that a problem's message is filled with; `limit` is the name of a plan's limit. */
export type ProblemValues = Readonly<Record<string, string | number>>;

export interface ProblemDetails {
  /**
   * What was refused. `text` is a message in the language of the request; where both are left out, the message is the
   * problem's own sentence.
   */
  errors?: { path: string; message?: string; text?: TextKey }[];
  /** Values of the message: `{max}` in it is `values.max`. */
  values?: ProblemValues;
  /** Which of its causes, where the code has several. */
  reason?: string;
  /** Of a log-in that waits for a second factor. */
  challenge?: LoginChallenge;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** What services throw when a request cannot be done; the HTTP layer turns it into a problem document. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }
}
