import { isValidTaxNumber } from '@pinfold/contract/features/billing/tax-number';
import type { ApiError } from '../../client/api-error.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { invoiceDataMessages } from '../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../i18n/use-translate.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import { billingKeys, draftKeys } from '../../query/query-keys.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { ByField, DraftForm } from '../../state/draft-form.ts';
import { useDraftForm } from '../../state/use-draft-form.ts';
import { isWholeNip } from '../company/profile/profile-model.ts';
import { isAddress } from '../team/form/addresses.ts';
import { billingAccess, getInvoiceData, type InvoiceData } from './billing.queries.ts';

/** What can be filled in about who pays. */
export type InvoiceDataValues = Schemas['InvoiceDataChange'];

/** What can be wrong with it. */
export type InvoiceDataFault = 'missing' | 'tax_id_invalid' | 'email_invalid';

/** The form of invoice data. */
export type InvoiceDataForm = DraftForm<InvoiceDataValues, InvoiceDataFault>;

/** What `useInvoiceDataForm` returns. */
export interface UseInvoiceDataFormResult {
  form: InvoiceDataForm;
  /** As it is saved, with what is known of the tax number. */
  saved: InvoiceData | undefined;
  permission: PermissionDecision;
  /** True until the data and the messages are loaded. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => unknown;
}

/**
 * To whom invoices are written, as a form: unsaved input is kept until it is saved, also when the page is left and opened
 * again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the data are in `error`, an ApiError; a refusal to save, such as
 * `tax_number_unverified`, is in the form's state.
 * @example
 * ```tsx
 * const { form, isPending } = useInvoiceDataForm({ onSaved: () => navigate('/checkout') });
 * return isPending ? null : <button onClick={form.save}>Dalej</button>;
 * ```
 */
export function useInvoiceDataForm({
  onSaved,
}: { onSaved?: ((saved: InvoiceData) => void) | undefined } = {}): UseInvoiceDataFormResult {
  const areWordsReady = useFeatureMessages(invoiceDataMessages);
  const { client } = usePinfold();
  const t = useTranslate();
  const permission = usePermission(billingAccess);
  const query = usePinfoldQuery({ ...getInvoiceData(client), enabled: permission.allowed });
  const replace = useReplaceInvoiceData();
  const form: InvoiceDataForm = useDraftForm({
    isSame: (field, before, after) => before[field].trim() === after[field].trim(),
    validate: faultsOf,
    describe: (fault) => t(`invoice_data.fault.${fault}`),
    isSaidAtOnce: (field, { country, tax_id }) =>
      field === 'tax_id' && country === 'PL' && isWholeNip(tax_id),
    messagesOf: ({ code }) =>
      code === 'tax_number_unverified' ? { tax_id: t('invoice_data.fault.tax_id_unverified') } : {},
    savesUnchanged: true,
    key: draftKeys.invoiceData(client.scope),
    saved: query.data && valuesOf(query.data),
    save: async (changes) => {
      const body = { ...form.getBase(), ...changes };
      const trimmed = Object.fromEntries(Object.entries(body).map(([field, text]) => [field, text.trim()]));
      // Not within the call: without a callback, nothing would be saved.
      const saved = await replace.mutateAsync(trimmed as InvoiceDataValues);
      onSaved?.(saved);
    },
  });
  return {
    form,
    saved: query.data,
    permission,
    isPending: query.isPending || !areWordsReady || permission.isPending,
    isFetching: query.isFetching,
    error: query.data ? null : query.error,
    refetch: query.refetch,
  };
}

function useReplaceInvoiceData(): MutationResult<InvoiceData, InvoiceDataValues> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: (body: InvoiceDataValues) =>
      unwrapResponse(client.api.PUT('/payments/invoice-data/', { body })),
    onSuccess: (saved) => {
      queryClient.setQueryData(getInvoiceData(client).queryKey, saved);
      // Where the buyer is decides on the tax.
      void queryClient.invalidateQueries({ queryKey: billingKeys.previews(client.scope) });
    },
  });
}

function valuesOf({ tax_status: _status, ...values }: InvoiceData): InvoiceDataValues {
  return values;
}

const needed = ['company_name', 'house_number', 'postal_code', 'city', 'email'] as const;

function faultsOf(values: InvoiceDataValues): ByField<InvoiceDataValues, InvoiceDataFault> {
  const missing = needed.filter((field) => values[field].trim() === '');
  return {
    ...(!isValidTaxNumber(values.tax_id, values.country) && {
      tax_id: values.tax_id.trim() === '' ? 'missing' : 'tax_id_invalid',
    }),
    ...(!isAddress(values.email) && { email: 'email_invalid' }),
    ...Object.fromEntries(missing.map((field) => [field, 'missing' as const])),
  };
}
