import type { LocatorProblem } from './locator-source.ts';

/** Why a visitor gets no answer, as a locator’s source says it. */
export class LocatorError extends Error {
  override readonly name = 'LocatorError';
  readonly problem: LocatorProblem;

  constructor(problem: LocatorProblem, options?: ErrorOptions) {
    super(`Store locator: ${problem}`, options);
    this.problem = problem;
  }
}

/** What a status of the public API means for a visitor. */
export function problemOfStatus(status: number): LocatorProblem {
  if (status === 404) return 'not_found';
  return status === 429 || status === 503 ? 'busy' : 'failed';
}
