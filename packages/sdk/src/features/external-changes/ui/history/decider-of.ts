import type { Translate } from '../../../../i18n/i18n.ts';

/** Who decided, in words: a person, the rule, or somebody who has left. */
export function deciderOf(t: Translate, user: string | null, isByRule: boolean): string {
  if (isByRule) return t('external_changes.history.by_rule');
  return user ?? t('external_changes.history.by_left');
}
