import {
  checkOf,
  type KeyFileReason,
  keyChecks,
  keyFileReasons,
  type KeyRefusal,
} from '@pinfold/contract/features/integrations/app-keys';
import type { AppKeyCheck } from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import { Problem } from '../../../problem.ts';
import { KeyFileError } from '../../../providers/key-files/key-file-error.ts';
import type { Services } from '../../../services.ts';
import { type AppKey, type KeyUpload, readAppKey } from '../../../app-stores/app-key.ts';
import { refusalOf } from '../../../app-stores/key-refusal.ts';

type Reason = KeyFileReason | KeyRefusal;

/** The key, or why it cannot be used. */
type Verdict = { key: AppKey; reason?: undefined } | { reason: Reason };

/**
 * Reads a key file and tries the key at its store; nothing is stored. With apps, the key has to open each of them.
 * @throws Problem `provider_unavailable`
 */
export async function tryKey(
  services: Services,
  upload: KeyUpload,
  appIds: readonly string[] = [],
): Promise<Verdict> {
  try {
    const key = readAppKey(upload);
    await tryAtStore(services, key, appIds);
    return { key };
  } catch (error) {
    if (error instanceof KeyFileError) return { reason: error.reason };
    return { reason: refusalOf(services, error) };
  }
}

/**
 * As `tryKey`, for a key that has to be usable.
 * @throws Problem `key_file_invalid`, `key_refused` or `provider_unavailable`
 */
export async function requireUsableKey(
  services: Services,
  upload: KeyUpload,
  appIds?: readonly string[],
): Promise<AppKey> {
  const verdict = await tryKey(services, upload, appIds);
  if (verdict.reason === undefined) return verdict.key;
  throw keyProblem(verdict.reason);
}

/** The problem that names the reason, in code and in words. */
export function keyProblem(reason: Reason): Problem {
  const isOfFile = (keyFileReasons as readonly Reason[]).includes(reason);
  return new Problem(isOfFile ? 'key_file_invalid' : 'key_refused', {
    reason,
    errors: [{ path: 'key_file', text: `key_checks.${reason}` }],
  });
}

/** Every check with what became of it, in words. */
export function checksOf(
  { reason }: Pick<Verdict, 'reason'>,
  store: KeyUpload['store'],
  language: Language,
): AppKeyCheck[] {
  const failed = reason === undefined ? keyChecks.length : keyChecks.indexOf(checkOf(reason));
  return keyChecks.map((check, index) => {
    if (index === failed && reason !== undefined)
      return { check, outcome: 'failed', reason, text: translate(language, `key_checks.${reason}`) };
    if (index > failed)
      return {
        check,
        outcome: 'not_reached',
        reason: null,
        text: translate(language, 'key_checks.not_reached'),
      };
    if (check === 'access' && store === 'google_play')
      return { check, outcome: 'later', reason: null, text: translate(language, 'key_checks.later_access') };
    return {
      check,
      outcome: 'passed',
      reason: null,
      text: translate(language, `key_checks.passed_${check}`),
    };
  });
}

async function tryAtStore(
  { googlePlay, appStore }: Services,
  key: AppKey,
  appIds: readonly string[],
): Promise<void> {
  if (key.store === 'google_play') {
    const account = googlePlay.as(key);
    await account.signIn();
    for (const appId of appIds) await account.tryReviews(appId);
    return;
  }
  const account = appStore.as(key);
  const found = await account.listApps();
  const tried = appIds.length > 0 ? appIds : found.slice(0, 1).map(({ appId }) => appId);
  for (const appId of tried) await account.tryReviews(appId);
}
