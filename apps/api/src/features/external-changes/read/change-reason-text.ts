import type { ChangeReason } from '@pinfold/contract/features/external-changes/external-change';
import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';

/** Why the provider shows something else than we say, in words for people. */
export function changeReasonText(reason: ChangeReason, language: Language): string {
  return translate(language, `external_changes.reasons.${reason}`);
}
