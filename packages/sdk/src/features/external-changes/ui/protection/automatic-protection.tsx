'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Inset, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ProtectionDraft } from '../../protection/protection-draft.ts';
import type { ProtectionRehearsal, ProtectionState } from '../../protection/protection.queries.ts';
import type { ProtectionFormState } from '../../protection/use-protection-form.ts';
import { ProtectionPart } from './protection-part.tsx';

interface AutomaticProtectionProps {
  state: ProtectionFormState;
  draft: ProtectionDraft;
  settings: ProtectionState;
  headingLevel: 2 | 3 | 4;
  isReadOnly: boolean;
}

/** The switch of automatic rejection, what it would have rejected, and when it stops. */
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

interface RehearsalNoteProps {
  rehearsal: ProtectionRehearsal | undefined;
  /** The figures are those before the last tick. */
  isUpdating: boolean;
}

/** What automatic protection would have done with what is ticked now. Nothing where the user may not protect. */
function RehearsalNote({ rehearsal, isUpdating }: RehearsalNoteProps): JSX.Element | null {
  const t = useTranslate();
  if (!rehearsal) return null;
  const { days, total, rejected, stopped } = rehearsal;
  if (total === 0)
    return (
      <Inset role="status" padding={[4, 5]} maxInlineSize="560px" isFramed>
        {t('external_changes.protection.rehearsal_empty', { days })}
      </Inset>
    );
  const words = t('external_changes.protection.rehearsal', { count: total, rejected, days });
  return (
    <Note
      role="status"
      aria-busy={isUpdating}
      data-updating={isUpdating || undefined}
      gap={3}
      padding={[4, 5]}
      maxInlineSize="560px"
      isFramed
    >
      <Text as="div" weight="medium" wrap="pretty" isTabular>
        {words}
        {stopped > 0 && (
          <Text as="div" tone="muted" size="s" weight="regular">
            {t('external_changes.protection.stopped', { count: stopped })}
          </Text>
        )}
      </Text>
      <ProgressBar label={words} isLabelHidden value={rejected} maxValue={total} />
    </Note>
  );
}

// Figures that come at once change without a flicker.
const Note = styled(Stack).withConfig(innerClass('ProtectionSettings-rehearsal'))`
  transition: color 140ms 200ms;
  &:where([data-updating]) {
    color: var(--pf-ink-3);
  }
`;
