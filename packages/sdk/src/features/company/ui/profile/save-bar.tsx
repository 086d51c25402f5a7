'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';

interface SaveBarProps {
  form: ProfileForm;
  /** Said on the button. */
  submitLabel: ReactNode;
  /** Said before anything is typed; `saved` in a form that has just been saved. */
  isSaved?: boolean;
  /** The bar is there from the start, and nothing is discarded: the form is a step on the way. */
  isStep?: boolean;
}

/** What is not saved yet, and the way to save it; it stays in sight at the end of the page. */
export function SaveBar({ form, submitLabel, isSaved = false, isStep = false }: SaveBarProps) {
  const t = useTranslate();
  const format = useFormat();
  const isShown = isStep || form.isDirty || form.isSaving || form.refusal !== undefined;
  const fields = form.changedFields.map((field) => t(`company.profile.field.${field}`));
  return (
    <>
      {form.refusal && (
        <Banner tone="bad" role="alert">
          {form.refusal}
        </Banner>
      )}
      <Bar data-shown={isShown || isSaved || undefined} data-step={isStep || undefined}>
        <Text role="status">
          {isSaved && t('company.profile.saved')}
          {!isStep && form.isDirty && t('company.profile.dirty', { fields: format.list(fields) })}
        </Text>
        {isShown && (
          <Actions>
            {!isStep && form.isDirty && (
              <Button variant="ghost" onPress={form.discard} isDisabled={form.isSaving}>
                {t('company.profile.discard')}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              isPending={form.isSaving}
              pendingLabel={t('company.profile.saving')}
            >
              {submitLabel}
            </Button>
          </Actions>
        )}
      </Bar>
    </>
  );
}

const Bar = styled.div.withConfig(partClass('CompanyProfile-saveBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  /* Out of the column while it says nothing, but there for screen readers. */
  &:where(:not([data-shown], [data-step])) {
    position: absolute;
  }
  &:where([data-shown]:not([data-step])) {
    position: sticky;
    inset-block-end: 12px;
    z-index: 1;
    padding: 10px 12px 10px 16px;
    border: 1px solid var(--pf-line);
    border-radius: var(--pf-radius-m);
    background: var(--pf-raised);
  }
`;

const Text = styled.span.withConfig(partClass('CompanyProfile-saveText'))`
  flex: 1 1 160px;
  min-inline-size: 0;
  color: var(--pf-ink-2);
  overflow-wrap: anywhere;
  &:where(:empty) {
    display: none;
  }
`;

const Actions = styled.div.withConfig(partClass('CompanyProfile-saveActions'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
`;
