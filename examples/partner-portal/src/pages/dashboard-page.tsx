import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../customer.ts';
import { ContactForm } from '../dashboard/contact-form.tsx';
import { Figures } from '../dashboard/figures.tsx';
import { Invoices } from '../dashboard/invoices.tsx';
import { ReviewsColumn } from '../dashboard/reviews-column.tsx';

/** The portal's own things on one side, Pinfold's inbox on the other. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(customerQuery);
  const [firstName] = data.person.name.split(' ');
  return (
    <div className="grid gap-6 lg:grid-cols-[340px_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <div>
          <h1 className="text-2xl font-semibold">{t('dashboard.title', { name: firstName })}</h1>
          <p className="text-stone-600 dark:text-stone-400">{t('dashboard.lead')}</p>
        </div>
        <Figures />
        <Invoices invoices={data.invoices} />
        <ContactForm />
      </div>
      <ReviewsColumn customer={data} />
    </div>
  );
}
