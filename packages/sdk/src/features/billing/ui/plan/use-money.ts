import { moneyText } from '../../../../i18n/money-text.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';

/** Returns what writes an amount of minor units with its currency, which the API names in lower case: `12,50 zł`. */
export function useMoney(): (amount: number, currency: string) => string {
  const { language } = usePinfold();
  return (amount, currency) => moneyText(amount, currency.toUpperCase(), language);
}
