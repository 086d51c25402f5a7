import { problemStatus, type ProblemCode } from '@pinfold/contract/problem-codes';

/** A refusal by the in-memory API; it is answered as a problem document. */
export class TestProblem extends Error {
  readonly code: ProblemCode;
  readonly errors: { path: string; message: string }[] | undefined;

  constructor(code: ProblemCode, errors?: { path: string; message: string }[]) {
    super(code);
    this.code = code;
    this.errors = errors;
  }

  toResponse(): Response {
    const status = problemStatus[this.code];
    const problem = {
      type: `https://pinfold.example/problems/${this.code}`,
      title: this.code,
      status,
      code: this.code,
      detail: `Test problem: ${this.code}`,
      ...(this.errors ? { errors: this.errors } : {}),
      request_id: 'test',
    };
    return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
  }
}
