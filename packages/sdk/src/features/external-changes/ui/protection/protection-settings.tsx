'use client';
import { type JSX, useState } from 'react';
import { externalChangesMessages, listingValueMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { DraftSaveBar } from '../../../../patterns/draft-save-bar.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import {
  type ProtectionFormOptions,
  type ProtectionFormState,
  useProtectionForm,
} from '../../protection/use-protection-form.ts';
import { AutomaticProtection } from './automatic-protection.tsx';
import { ProtectedFields } from './protected-fields.tsx';
import { ProtectedGroups } from './protected-groups.tsx';
import { ProtectionPart } from './protection-part.tsx';

export interface ProtectionSettingsProps extends ProtectionFormOptions, ProtectionSettingsAppearance {
  /** Appearance of these settings alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * What is protected from changes by others: fields for all locations, lists of groups, and the switch that rejects such
 * changes automatically. Shows beside it what the draft would have rejected in the last 90 days.
 *
 * Unsaved input is kept while the Provider is mounted. Failures are shown in place. Without the permission, the
 * settings are read-only, with the reason above.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ProtectionSettings
 * @example
 * ```tsx
 * <ProtectionSettings onSaved={() => notify('Zapisano ustawienia ochrony')} />
 * ```
 */
export function ProtectionSettings({ appearance, ...props }: ProtectionSettingsProps): JSX.Element {
  return (
    <FeatureSurface
      component="ProtectionSettings"
      appearance={appearance}
      messages={[externalChangesMessages]}
      permission={usePermission('view_external_changes')}
      forbidden="external_changes.protection.forbidden"
    >
      <AllowedSettings {...props} />
    </FeatureSurface>
  );
}

function AllowedSettings({ onSaved, ...viewProps }: ProtectionFormOptions & ProtectionSettingsAppearance) {
  return <ProtectionSettingsView state={useProtectionForm({ onSaved })} {...viewProps} />;
}

/** How the settings fit into the page around them. */
export interface ProtectionSettingsAppearance {
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

export interface ProtectionSettingsViewProps extends ProtectionSettingsAppearance {
  /** From `useProtectionForm`. */
  state: ProtectionFormState;
}

/**
 * The viewProps of the settings of protection: everything they show and do comes in through their props.
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

interface ProtectionSaveBarProps {
  state: ProtectionFormState;
}

/** Save bar of unsaved changes; confirms turning automatic rejection on. */
function ProtectionSaveBar({ state }: ProtectionSaveBarProps): JSX.Element {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { form, refusal, rehearsal } = state;
  return (
    <>
      <DraftSaveBar
        form={form}
        refusal={refusal}
        texts={{
          dirty: t('external_changes.protection.dirty'),
          saved: t('external_changes.protection.saved'),
          discard: t('external_changes.protection.discard'),
          saving: t('external_changes.protection.saving'),
        }}
        onSave={() => (state.turnsAutomatic ? setAsking(true) : form.save())}
      />
      <ConfirmDialog
        title={t('external_changes.protection.confirm.title')}
        confirmLabel={t('external_changes.protection.confirm.yes')}
        cancelLabel={t('common.cancel')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          form.save();
        }}
      >
        <p>{t('external_changes.protection.confirm.text')}</p>
        {rehearsal && rehearsal.total > 0 && (
          <p>
            {t('external_changes.protection.rehearsal', {
              count: rehearsal.total,
              rejected: rehearsal.rejected,
              days: rehearsal.days,
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
