import { InvoiceDataForm } from '@pinfold/sdk/billing';
import { useLocation, useNavigate } from 'react-router';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../session/text-link.tsx';
import { useText } from '../../texts/use-text.ts';

/** To whom invoices are written, between what was chosen and the summary; the choice stays in the address. */
export default function InvoiceDataPage() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <PageLayout
      width="form"
      above={<TextLink to={paths.orderDetails + search}>{t('invoice_data.back')}</TextLink>}
      title={t('invoice_data.title')}
      lead={t('invoice_data.lead')}
    >
      <InvoiceDataForm isStep onSaved={() => void navigate(paths.checkout + search)} />
    </PageLayout>
  );
}
