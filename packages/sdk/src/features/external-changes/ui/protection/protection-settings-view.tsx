'use client';
import type { JSX } from 'react';
import { listingValueMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ProtectionFormState } from '../../protection/use-protection-form.ts';
import { AutomaticProtection } from './automatic-protection.tsx';
import { ProtectedFields } from './protected-fields.tsx';
import { ProtectedGroups } from './protected-groups.tsx';
import { ProtectionPart } from './protection-part.tsx';
import { ProtectionSaveBar } from './protection-save-bar.tsx';

/** How the settings fit into the page around them. */
export interface ProtectionSettingsLooks {
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

export interface ProtectionSettingsViewProps extends ProtectionSettingsLooks {
  /** From `useProtectionForm`. */
  state: ProtectionFormState;
}

/**
 * The looks of the settings of protection: everything they show and do comes in through their props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useProtectionForm();
 * return <Surface><ProtectionSettingsView state={state} headingLevel={3} /></Surface>;
 * ```
 */
export function ProtectionSettingsView({
  state,
  headingLevel = 2,
}: ProtectionSettingsViewProps): JSX.Element {
  const t = useTranslate();
  const areNamesReady = useFeatureMessages(listingValueMessages);
  const { draft, settings, readOnlyReason } = state;
  if (state.error || state.isPending || !draft || !settings || !areNamesReady)
    return (
      <QueryState
        query={state}
        failed={t('external_changes.protection.failed')}
        empty={undefined}
        loading={{ blocks: 4, lines: 3 }}
      />
    );
  const isReadOnly = readOnlyReason !== undefined;
  return (
    <Stack part="ProtectionSettings" gap={8}>
      {isReadOnly && <Banner>{readOnlyReason}</Banner>}
      <ConflictNotice
        form={state.form}
        title={t('common.conflict.settings')}
        nameOf={(part) =>
          t(
            part === 'isAutomatic'
              ? 'external_changes.protection.automatic'
              : `external_changes.protection.${part}.title`,
          )
        }
      />
      <AutomaticProtection {...{ state, draft, settings, headingLevel, isReadOnly }} />
      <ProtectionPart
        title={t('external_changes.protection.fields.title')}
        text={t('external_changes.protection.fields.text')}
        headingLevel={headingLevel}
      >
        <ProtectedFields
          fields={draft.fields}
          rehearsal={state.rehearsal}
          isDisabled={isReadOnly}
          onChange={(fields, isOn) => state.setFields('company', fields, isOn)}
        />
      </ProtectionPart>
      <ProtectedGroups {...{ state, draft, headingLevel, isReadOnly }} />
      <LastChange settings={settings} />
      <ProtectionSaveBar state={state} />
    </Stack>
  );
}

function LastChange({
  settings: { updated_at, updated_by },
}: {
  settings: NonNullable<ProtectionFormState['settings']>;
}) {
  const t = useTranslate();
  const format = useFormat();
  if (updated_at === null) return null;
  const date = format.date(updated_at);
  return (
    <Text as="p" tone="subtle" size="s">
      {updated_by === null
        ? t('external_changes.protection.updated_at', { date })
        : t('external_changes.protection.updated', { date, name: updated_by })}
    </Text>
  );
}
