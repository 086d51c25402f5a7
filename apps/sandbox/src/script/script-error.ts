/** A script that cannot be carried out: the answer says what is wrong with it. */
export class ScriptError extends Error {
  readonly status: 400 | 404 | 409 | 415;
  readonly issues: readonly { path: string; message: string }[];

  constructor(
    status: ScriptError['status'],
    message: string,
    issues: readonly { path: string; message: string }[] = [],
  ) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}
