'use client';
import { normalizeTaxNumber, sellingCountries } from '@pinfold/contract/features/billing/tax-number';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CountryField } from '../../../../patterns/country-field.tsx';
import { RegistryLookup, RegistryPanel } from '../../../../patterns/registry-panel.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { useDraftField, useDraftState } from '../../../../state/use-draft-form.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { type RegistryMapping, useRegistryFillOf } from '../../../company/profile/use-registry-fill.ts';
import type { InvoiceData } from '../../billing.queries.ts';
import type { InvoiceDataForm, InvoiceDataValues } from '../../use-invoice-data.ts';
import { InvoiceTextField } from './invoice-text-field.tsx';

interface BuyerFieldsProps {
  form: InvoiceDataForm;
  saved: InvoiceData;
}

/** Country, tax number with what is known of it, and name. */
export function BuyerFields({ form, saved }: BuyerFieldsProps): JSX.Element {
  const t = useTranslate();
  const registry = useRegistryFillOf(form, ofInvoice);
  const isChanged = useDraftState(
    form,
    ({ changed }) => changed.includes('tax_id') || changed.includes('country'),
  );
  const status = isChanged ? 'none' : saved.tax_status;
  return (
    <Stack gap={5}>
      <Grid min="220px" gap={5}>
        <BuyerCountry form={form} />
        {registry.isOffered ? (
          <RegistryLookup registry={registry} onLeave={() => form.leave('tax_id')}>
            <InvoiceTextField
              form={form}
              field="tax_id"
              label={t('company.profile.nip')}
              errorMessage={registry.problem}
              isRequired
            />
          </RegistryLookup>
        ) : (
          <InvoiceTextField
            form={form}
            field="tax_id"
            label={t('invoice_data.vat_number')}
            description={t('invoice_data.vat_number_hint', { example: 'DE123456789' })}
            errorMessage={status === 'unverified' ? t('invoice_data.fault.tax_id_unverified') : undefined}
            isRequired
          />
        )}
      </Grid>
      <TaxStatus status={status} isPolish={registry.isOffered} />
      <RegistryPanel registry={registry} />
      <InvoiceTextField form={form} field="company_name" autoComplete="organization" isRequired />
    </Stack>
  );
}

/** How far the check of the saved number has come; announced when VIES has answered. */
function TaxStatus({ status, isPolish }: { status: InvoiceData['tax_status']; isPolish: boolean }) {
  const t = useTranslate();
  return (
    <Row role="status" wrap>
      {status === 'verified' && (
        <Tag tone="good" icon={<SuccessIcon size={12} />}>
          {t(isPolish ? 'invoice_data.status.register' : 'invoice_data.status.vies')}
        </Tag>
      )}
      {status === 'pending' && <Banner>{t('invoice_data.status.pending')}</Banner>}
      {status === 'unavailable' && (
        <Banner tone="warn">
          {t(isPolish ? 'invoice_data.status.not_in_register' : 'invoice_data.status.vies_silent')}
        </Banner>
      )}
    </Row>
  );
}

/** A country of the EU. */
function BuyerCountry({ form }: { form: InvoiceDataForm }) {
  const { language } = usePinfold();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const countries = sellingCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return <CountryField field={useDraftField(form, 'country')} countries={countries} />;
}

const ofInvoice: RegistryMapping<InvoiceDataValues> = {
  read: ({ tax_id, company_name: name, email: _email, ...address }) => ({
    ...address,
    name,
    tax_number: normalizeTaxNumber(tax_id, address.country),
  }),
  write: ({ name, ...address }) => ({ ...address, ...(name !== undefined && { company_name: name }) }),
};
