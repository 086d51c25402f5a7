import { statements } from '../../database/statements.ts';
import { passwordWork } from '../../features/session/passwords/password-hash.ts';

/** What a request had the API do, as far as its time could tell. */
interface RecordedWork {
  /** Each statement in turn, without its values. */
  statements: string[];
  /** Each `hash` and `verify` of a password. */
  passwords: string[];
}

/** Runs something and answers what was done meanwhile. */
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
