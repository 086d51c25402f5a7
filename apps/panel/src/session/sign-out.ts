import { notifyProblem } from '../notices/notices.ts';
import { fillText } from '../texts/fill-text.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { browserStore, expireSession } from './session-store.ts';

/** The API refused the token: says so once and leads to the log-in page, which knows the way back. */
export function signOut(): void {
  const { user, language = 'pl' } = browserStore.read();
  if (!user) return;
  expireSession();
  void loadTexts('front', language).then((texts) => notifyProblem(fillText([{ language, texts }], 'session.expired')));
}
