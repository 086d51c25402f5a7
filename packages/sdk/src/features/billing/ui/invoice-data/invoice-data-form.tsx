'use client';
import type { JSX, ReactNode } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { companyMessages, invoiceDataMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { InvoiceData } from '../../billing.queries.ts';
import { useInvoiceDataForm } from '../../use-invoice-data.ts';
import { InvoiceDataFields } from './invoice-data-fields.tsx';

export interface InvoiceDataFormProps {
  /** The data has been saved; its tax number may still be asked about. */
  onSaved?: ((saved: InvoiceData) => void) | undefined;
  /** The form is a step of an order: its button is always shown, and saves without changes too. @defaultValue false */
  isStep?: boolean | undefined;
  /** Said on the button that saves. @defaultValue "Dalej" for a step, else "Zapisz" */
  submitLabel?: ReactNode;
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of this form alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * To whom invoices are written. A Polish tax number can fill in the rest from the register of VAT payers, one of another
 * country of the EU is checked with VIES, and beside it stands how far that has come.
 *
 * Unsaved input is kept while the Provider is mounted. Failures are shown in place; what concerns more than the form is
 * reported to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-InvoiceDataForm
 * @example
 * ```tsx
 * <InvoiceDataForm isStep onSaved={() => navigate('/checkout')} />
 * ```
 */
export function InvoiceDataForm({ appearance, ...props }: InvoiceDataFormProps): JSX.Element {
  const state = useInvoiceDataForm({ onSaved: props.onSaved });
  return (
    <FeatureSurface
      component="InvoiceDataForm"
      appearance={appearance}
      messages={[invoiceDataMessages, companyMessages]}
      permission={state.permission}
      forbidden="invoice_data.forbidden"
      loading={{ blocks: 3, lines: 2 }}
    >
      <LoadedForm {...props} state={state} />
    </FeatureSurface>
  );
}

interface LoadedFormProps extends Omit<InvoiceDataFormProps, 'appearance' | 'onSaved'> {
  state: ReturnType<typeof useInvoiceDataForm>;
}

function LoadedForm({ state, isStep = false, submitLabel, headingLevel = 2 }: LoadedFormProps) {
  const t = useTranslate();
  const { form, saved, error } = state;
  if (error)
    return (
      <ErrorState
        title={t('invoice_data.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {failureText(error, t)}
      </ErrorState>
    );
  if (state.isPending || !saved) return <Skeleton label={t('common.loading')} blocks={3} lines={2} />;
  return (
    <InvoiceDataFields
      {...{ form, saved, isStep, headingLevel }}
      submitLabel={submitLabel ?? t(isStep ? 'invoice_data.continue' : 'common.save')}
    />
  );
}
