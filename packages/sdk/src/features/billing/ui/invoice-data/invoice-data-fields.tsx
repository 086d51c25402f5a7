'use client';
import { type JSX, type ReactNode, useRef } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { DraftSaveBar } from '../../../../patterns/draft-save-bar.tsx';
import { useFocusFault } from '../../../../patterns/use-focus-fault.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import type { InvoiceData } from '../../billing.queries.ts';
import type { InvoiceDataForm } from '../../use-invoice-data.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { invoiceFieldName, InvoiceTextField } from './invoice-text-field.tsx';

interface InvoiceDataFieldsProps {
  form: InvoiceDataForm;
  saved: InvoiceData;
  headingLevel: 2 | 3 | 4;
  /** Said on the button. */
  submitLabel: ReactNode;
  isStep: boolean;
}

/** All that an invoice says of its buyer, with the save bar. */
export function InvoiceDataFields({
  form,
  saved,
  headingLevel,
  submitLabel,
  isStep,
}: InvoiceDataFieldsProps): JSX.Element {
  const t = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  useFocusFault(ref, form);
  return (
    <Stack
      as="form"
      part="InvoiceDataForm"
      ref={ref}
      noValidate
      gap={5}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <ConflictNotice
        form={form}
        title={t('common.conflict.data')}
        nameOf={(field) => invoiceFieldName(field, t)}
        theirs={(field, theirs) => theirs[field]}
      />
      <Card title={t('invoice_data.company')} headingLevel={headingLevel}>
        <BuyerFields form={form} saved={saved} />
      </Card>
      <Card title={t('invoice_data.address')} headingLevel={headingLevel}>
        <Grid min="220px" gap={5}>
          <InvoiceTextField form={form} field="street" autoComplete="address-line1" />
          <InvoiceTextField form={form} field="house_number" autoComplete="address-line2" isRequired />
          <InvoiceTextField form={form} field="postal_code" autoComplete="postal-code" isRequired />
          <InvoiceTextField form={form} field="city" autoComplete="address-level2" isRequired />
          <InvoiceTextField
            form={form}
            field="email"
            type="email"
            autoComplete="email"
            description={t('invoice_data.email_hint')}
            isRequired
          />
        </Grid>
      </Card>
      <InvoiceSaveBar {...{ form, submitLabel, isStep }} />
    </Stack>
  );
}

function InvoiceSaveBar({
  form,
  submitLabel,
  isStep,
}: Pick<InvoiceDataFieldsProps, 'form' | 'submitLabel' | 'isStep'>) {
  const t = useTranslate();
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  const { changed, error } = useDraftState(form);
  return (
    <DraftSaveBar
      form={form}
      isStep={isStep}
      refusal={messageFor(error)}
      texts={{
        dirty: t('company.profile.dirty', {
          fields: format.list(changed.map((field) => invoiceFieldName(field, t))),
        }),
        saved: t('company.profile.saved'),
        discard: t('company.profile.discard'),
        saving: t('company.profile.saving'),
        save: submitLabel,
      }}
    />
  );
}
