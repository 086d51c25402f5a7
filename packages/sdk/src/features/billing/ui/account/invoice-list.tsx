'use client';
import type { JSX } from 'react';
import { saveFile } from '../../../../files/save-file.ts';
import { billingAccountMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList } from '../../../../patterns/data-list.tsx';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { CardIcon } from '../../../../ui/icons/place-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { billingAccess } from '../../billing.queries.ts';
import { type InvoiceFile, useInvoices } from '../../use-invoices.ts';
import { useSubscription } from '../../use-subscription.ts';
import type { BillingLinks } from '../billing-links.ts';
import { InvoiceRow } from './invoice-row.tsx';

export interface InvoiceListProps extends Pick<BillingLinks, 'onRedirect'> {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of the list alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Invoices of the company, the newest first: each to be read, as FA(3) for the books, and to be paid while it is open, unless
 * an operator has closed the company; all of them as CSV. Renders nothing where no plans are sold.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-InvoiceList
 * @example
 * ```tsx
 * <InvoiceList headingLevel={2} />
 * ```
 */
export function InvoiceList({ appearance, ...props }: InvoiceListProps): JSX.Element {
  return (
    <FeatureSurface
      component="InvoiceList"
      appearance={appearance}
      messages={[billingAccountMessages]}
      permission={usePermission(billingAccess)}
      forbidden="billing_account.forbidden"
      loading={{ blocks: 3 }}
    >
      <InvoicesView {...props} />
    </FeatureSurface>
  );
}

function InvoicesView({ headingLevel = 2, onRedirect }: InvoiceListProps): JSX.Element | null {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const list = useInvoices();
  const { invoices, count, error, file, table } = list;
  const { data: subscription, isPending } = useSubscription();
  // Nothing is sold here.
  if (error?.code === 'not_found') return null;
  const refused = file.error ?? table.error;
  const title = t('billing_account.invoices.title');
  return (
    <TitledCard
      part="InvoiceList"
      title={title}
      headingLevel={headingLevel}
      tools={
        invoices.length > 0 && (
          <Button
            size="s"
            icon={<DownloadIcon size={16} />}
            isPending={table.isPending}
            pendingLabel={t('billing_account.invoices.saving')}
            onPress={() => {
              file.reset();
              table.mutate(undefined, { onSuccess: save });
            }}
          >
            {t('billing_account.invoices.table')}
          </Button>
        )
      }
    >
      <RefusalBanner
        message={
          refused?.code === 'seller_missing'
            ? t('billing_account.invoices.seller_missing')
            : messageFor(refused)
        }
      />
      {invoices.length > 0 ? (
        <DataList label={title}>
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              invoice={invoice}
              // Who was closed by the operator cannot pay their way out.
              isPayable={!isPending && subscription?.status !== 'suspended'}
              onRedirect={onRedirect}
              fetching={file.isPending ? file.variables : undefined}
              onFile={(type) => {
                table.reset();
                file.mutate({ id: invoice.id, type }, { onSuccess: save });
              }}
            />
          ))}
        </DataList>
      ) : (
        <QueryState
          query={list}
          failed={t('billing_account.invoices.failed')}
          empty={
            count === undefined
              ? undefined
              : {
                  icon: <CardIcon size={24} />,
                  title: t('billing_account.invoices.none'),
                  text: t('billing_account.invoices.none_text'),
                }
          }
          loading={{ blocks: 3, lines: 2 }}
          headingLevel={headingLevel === 2 ? 3 : 4}
        />
      )}
      {list.hasNextPage && (
        <Row justify="center">
          <Button onPress={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage}>
            {t('billing_account.invoices.more')}
          </Button>
        </Row>
      )}
    </TitledCard>
  );
}

function save({ filename, content, content_type: type }: InvoiceFile): void {
  saveFile(filename, content, `${type};charset=utf-8`);
}
