import type { ProblemCode } from '@pinfold/contract/problem-codes';

export interface ProblemDetails {
  errors?: { path: string; message: string }[];
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
