import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { LocatorLink } from '@pinfold/contract/features/store-locator/locator-settings';
import type { Language } from '@pinfold/contract/languages';

/** The button of a post, by its kind at Google; null for a link that leads nowhere safe, and for calls, which have none. */
export function postAction(
  action: { type: string; url: string } | null,
  language: Language,
): LocatorLink | null {
  if (!action || !isSafeLink(action.url)) return null;
  const words = texts[language];
  return { text: words[action.type] ?? words.LEARN_MORE ?? '', url: action.url };
}

const texts: Record<Language, Record<string, string>> = {
  pl: {
    BOOK: 'Zarezerwuj',
    ORDER: 'Zamów online',
    SHOP: 'Kup',
    LEARN_MORE: 'Dowiedz się więcej',
    SIGN_UP: 'Zapisz się',
    GET_OFFER: 'Skorzystaj z oferty',
  },
  en: {
    BOOK: 'Book',
    ORDER: 'Order online',
    SHOP: 'Buy',
    LEARN_MORE: 'Learn more',
    SIGN_UP: 'Sign up',
    GET_OFFER: 'Get offer',
  },
  es: {
    BOOK: 'Reservar',
    ORDER: 'Pedir online',
    SHOP: 'Comprar',
    LEARN_MORE: 'Más información',
    SIGN_UP: 'Registrarse',
    GET_OFFER: 'Obtener oferta',
  },
};
