import { useTranslation } from 'react-i18next';
import type { Customer } from '../customer.ts';

export function Invoices({ invoices }: Pick<Customer, 'invoices'>) {
  const { t, i18n } = useTranslation();
  const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'PLN' });
  return (
    <section className="rounded-xl bg-white p-4 dark:bg-stone-900">
      <h2 className="mb-2 font-semibold">{t('dashboard.invoices')}</h2>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-stone-600 dark:text-stone-400">
            <th className="py-1 font-medium">{t('dashboard.number')}</th>
            <th className="font-medium">{t('dashboard.issued')}</th>
            <th className="text-right font-medium">{t('dashboard.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ number, issued, amount }) => (
            <tr key={number} className="border-t border-stone-200 dark:border-stone-800">
              <td className="py-2">{number}</td>
              <td>{issued}</td>
              <td className="text-right">{money.format(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="mt-3 flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" defaultChecked className="size-4" />
        {t('dashboard.reminder')}
      </label>
    </section>
  );
}
