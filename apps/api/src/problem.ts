import type { ProblemCode } from '@pinfold/contract/problem-codes';

/** Values that a problem's message is filled with; `limit` is the name of a plan's limit. */
export type ProblemValues = Readonly<Record<string, string | number>>;

export interface ProblemDetails {
  /** What was refused. A message that is left out is the problem's own sentence. */
  errors?: { path: string; message?: string }[];
  /** Values of the message: `{max}` in it is `values.max`. */
  values?: ProblemValues;
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
