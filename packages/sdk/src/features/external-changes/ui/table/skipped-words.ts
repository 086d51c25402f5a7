import { decisionRefusals } from '@pinfold/contract/features/external-changes/decision-refusal';
import type { Translate } from '../../../../i18n/i18n.ts';
import type { Format } from '../../../../i18n/use-format.ts';
import type { DecisionOutcome } from '../../use-decide-changes.ts';

/** `Pominięto: 2 są już wysyłane i 1 to tylko informacja.`; undefined when nothing was. */
export function skippedWords(
  skipped: DecisionOutcome['skipped'],
  t: Translate,
  format: Format,
): string | undefined {
  if (skipped.length === 0) return undefined;
  const reasons = decisionRefusals.flatMap((reason) => {
    const count = skipped.filter((one) => one.reason === reason).length;
    return count > 0 ? [t(`external_changes.table.skipped.${reason}`, { count })] : [];
  });
  return t('external_changes.table.skipped.title', { reasons: format.list(reasons) });
}
