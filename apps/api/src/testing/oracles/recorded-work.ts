import { statements } from '../../database/statements.ts';
import { passwordWork } from '../../features/session/passwords/password-hash.ts';

/** What the API did during a request, as far as its duration could reveal it. */
interface RecordedWork {
  /** Each statement in turn, without its values. */
  statements: string[];
  /** Each `hash` and `verify` of a password. */
  passwords: string[];
}

/** Calls `run`, and returns its result with the statements and password hashes of the meantime. */
export async function recordWork<Answer>(
  run: () => Promise<Answer>,
): Promise<{ answer: Answer; work: RecordedWork }> {
  const work: RecordedWork = { statements: [], passwords: [] };
  const noteStatement = (statement: unknown) => void work.statements.push(String(statement));
  const notePassword = (kind: unknown) => void work.passwords.push(String(kind));
  statements.subscribe(noteStatement);
  passwordWork.subscribe(notePassword);
  try {
    return { answer: await run(), work };
  } finally {
    statements.unsubscribe(noteStatement);
    passwordWork.unsubscribe(notePassword);
  }
}
