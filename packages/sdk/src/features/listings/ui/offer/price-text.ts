import type { ServicePrice } from '@pinfold/contract/features/listings/services/service';
import type { Language } from '@pinfold/contract/languages';
import type { Translate } from '../../../../i18n/i18n.ts';
import { moneyText } from './minor-units.ts';

/** A price in a few words; empty where there is none. */
export function priceText(t: Translate, price: ServicePrice, language: Language): string {
  if (price.type === 'none') return '';
  if (price.type === 'fixed') return moneyText(price.amount, price.currency, language);
  return t('listing_editor.offer.price_from_to', {
    from: moneyText(price.from, price.currency, language),
    to: moneyText(price.to, price.currency, language),
  });
}
