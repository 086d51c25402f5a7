'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ProtectionDraft } from '../../protection/protection-draft.ts';
import type { ProtectionState } from '../../protection/protection-queries.ts';
import type { ProtectionFormState } from '../../protection/use-protection-form.ts';
import { ProtectionPart } from './protection-part.tsx';
import { RehearsalNote } from './rehearsal-note.tsx';

interface AutomaticProtectionProps {
  state: ProtectionFormState;
  draft: ProtectionDraft;
  settings: ProtectionState;
  headingLevel: 2 | 3 | 4;
  isReadOnly: boolean;
}

/** The switch that rejects by itself, what it would have rejected, and when it stops doing so. */
export function AutomaticProtection({
  state,
  draft,
  settings,
  headingLevel,
  isReadOnly,
}: AutomaticProtectionProps): JSX.Element {
  const t = useTranslate();
  const { isAutomatic } = draft;
  return (
    <ProtectionPart title={t('external_changes.protection.automatic.title')} headingLevel={headingLevel}>
      <Switch
        label={t('external_changes.protection.automatic')}
        description={t(
          isAutomatic
            ? 'external_changes.protection.automatic_on'
            : 'external_changes.protection.automatic_off',
        )}
        isSelected={isAutomatic}
        isDisabled={isReadOnly}
        onChange={state.setAutomatic}
      />
      <RehearsalNote rehearsal={state.rehearsal} isUpdating={state.isRehearsing} />
      <Text as="p" tone="muted" wrap="pretty" maxInlineSize="72ch">
        {t('external_changes.protection.edit_war', {
          count: settings.edit_war_limit,
          days: settings.edit_war_days,
        })}
      </Text>
    </ProtectionPart>
  );
}
