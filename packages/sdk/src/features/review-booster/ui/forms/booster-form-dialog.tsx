'use client';
import {
  boosterLimits,
  type BoosterTarget,
  boosterTargets,
} from '@pinfold/contract/features/review-booster/booster-form';
import { type JSX, useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { focusFirstFault } from '../../../../patterns/use-focus-fault.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { BoosterForm } from '../../booster.queries.ts';
import { type BoosterFormEditing, useBoosterForm } from '../../forms/use-booster-form.ts';
import { BoosterLocations } from '../booster-locations.tsx';
import { ChoiceGroup } from '../choice-group.tsx';
import { LanguageFields } from './language-fields.tsx';
import { VisitorPreview } from './visitor-preview.tsx';

interface BoosterFormDialogProps {
  /** Left out for a new one. */
  form: BoosterForm | undefined;
  onSaved: (form: BoosterForm) => void;
  onClose: () => void;
}

/** The editor of a form, beside what customers see. */
export function BoosterFormDialog({ form, onSaved, onClose }: BoosterFormDialogProps): JSX.Element {
  const t = useTranslate();
  const editing = useBoosterForm(form, onSaved);
  const root = useRef<HTMLElement>(null);
  const { faultyTries } = editing;
  useEffect(() => {
    if (faultyTries > 0) focusFirstFault(root.current);
  }, [faultyTries]);
  return (
    <FormDialog
      title={form ? t('review_booster.edit_title') : t('review_booster.new_title')}
      size="xl"
      isDismissable={false}
      action={{
        children: t(form ? 'common.save' : 'review_booster.create'),
        isPending: editing.isSaving,
        pendingLabel: t('review_booster.saving'),
      }}
      onSubmit={editing.save}
      onClose={onClose}
    >
      <Grid ref={root} min="min(100%, 320px)" gap={7} align="start">
        <Fields editing={editing} isNew={!form} />
        <VisitorPreview values={editing.values} />
      </Grid>
      <RefusalBanner message={editing.refusal} />
    </FormDialog>
  );
}

function Fields({ editing, isNew }: { editing: BoosterFormEditing; isNew: boolean }) {
  const t = useTranslate();
  const { values, change, messageOf } = editing;
  const { least, most } = boosterLimits.retentionDays;
  const locations = messageOf('locationIds');
  return (
    <Stack gap={6} minInlineSize="0">
      <TextField
        label={t('review_booster.name')}
        description={t('review_booster.name_hint')}
        autoFocus={isNew}
        maxLength={boosterLimits.nameLength}
        value={values.name}
        onChange={(name) => change({ name })}
        errorMessage={messageOf('name')}
      />
      <LanguageFields editing={editing} />
      <PublicPages editing={editing} />
      <Switch
        label={t('review_booster.contact')}
        description={t('review_booster.contact_hint')}
        isSelected={values.asksContact}
        onChange={(asksContact) => change({ asksContact })}
      />
      <RadioGroup
        label={t('review_booster.for')}
        options={(['all', 'chosen'] as const).map((value) => ({
          value,
          label: t(`review_booster.for_${value}`),
        }))}
        value={values.isForAll ? 'all' : 'chosen'}
        onChange={(value) => change({ isForAll: value === 'all' })}
      />
      {!values.isForAll && (
        <BoosterLocations
          ids={values.locationIds}
          onChange={(locationIds) => change({ locationIds })}
          errorMessage={locations}
        />
      )}
      {values.isForAll && locations && <FaultText>{locations}</FaultText>}
      <NumberField
        label={t('review_booster.retention')}
        description={t('review_booster.retention_hint')}
        minValue={least}
        maxValue={most}
        value={values.retentionDays}
        onChange={(retentionDays) => change({ retentionDays })}
        errorMessage={messageOf('retentionDays')}
      />
      <Switch
        label={t('review_booster.is_open')}
        description={t('review_booster.is_open_hint')}
        isSelected={values.isOpen}
        onChange={(isOpen) => change({ isOpen })}
      />
    </Stack>
  );
}

/** The public pages that everyone is offered. With one alone there is nothing to choose. */
function PublicPages({ editing: { values, change, messageOf } }: { editing: BoosterFormEditing }) {
  const t = useTranslate();
  const targets: readonly BoosterTarget[] = boosterTargets;
  return (
    <ChoiceGroup
      label={t('review_booster.public_links')}
      description={t('review_booster.public_links_hint')}
      errorMessage={messageOf('links')}
    >
      {targets.map((target) =>
        targets.length === 1 && values.links.includes(target) ? (
          <Text key={target}>{t(`review_booster.target.${target}`)}</Text>
        ) : (
          <CheckBox
            key={target}
            label={t(`review_booster.target.${target}`)}
            isSelected={values.links.includes(target)}
            onChange={(isOn) =>
              change({
                links: targets.filter((one) => (one === target ? isOn : values.links.includes(one))),
              })
            }
          />
        ),
      )}
    </ChoiceGroup>
  );
}
