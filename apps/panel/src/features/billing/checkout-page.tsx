import { OrderCheckout } from '@pinfold/sdk/billing';
import { useSettings } from '@pinfold/sdk/headless/session';
import { useNavigate } from 'react-router';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { hrefForLimit } from './limit-links.ts';
import { useChoiceAddress, withChoice } from './use-choice-address.ts';

/** The last look at an order; what is ordered is in the address, or else what was chosen before. */
export default function CheckoutPage() {
  const t = useText();
  const navigate = useNavigate();
  const { choice } = useChoiceAddress();
  const terms = useSettings().data?.urls.terms;
  return (
    <PageLayout width="step" title={t('checkout.title')} lead={t('checkout.lead')}>
      <OrderCheckout
        choice={choice}
        planHref={withChoice(paths.orderDetails, choice)}
        invoiceDataHref={withChoice(paths.invoiceData, choice)}
        termsHref={terms}
        hrefForLimit={(limit, room) => hrefForLimit(limit, { ...room, choice })}
        onDone={() => void navigate(paths.paymentCompleted)}
      />
    </PageLayout>
  );
}
