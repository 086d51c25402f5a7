import type { Language } from '../../page/language.ts';
import type { DeclineCode } from '../payments/test-cards.ts';

interface PayTexts {
  eyebrow: string;
  pay: (amount: string) => string;
  save: string;
  back: string;
  card: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
  testCards: string;
  blik: string;
  blikCode: string;
  blikTitle: string;
  blikWait: string;
  p24: string;
  p24Title: string;
  p24Wait: string;
  secureTitle: string;
  secureWait: string;
  accept: string;
  refuse: string;
  timeOut: string;
  unknownCard: string;
  complete: string;
  expired: string;
  goOn: string;
  failed: string;
  declines: Partial<Record<DeclineCode, string>>;
  cards: readonly (readonly [number: string, effect: string])[];
}

/** What the pages of a payment say. */
export const payTexts: Record<Language, PayTexts> = {
  pl: {
    eyebrow: 'Piaskownica: udawana płatność Stripe',
    pay: (amount) => `Zapłać ${amount}`,
    save: 'Zapisz kartę',
    back: 'Wróć bez płacenia',
    card: 'Karta',
    number: 'Numer karty',
    expiry: 'Ważna do (MM/RR)',
    cvc: 'Kod CVC',
    name: 'Imię i nazwisko na karcie',
    testCards: 'Karty testowe',
    blik: 'BLIK',
    blikCode: 'Kod BLIK (6 cyfr; 000000 wygasł)',
    blikTitle: 'Potwierdź w aplikacji banku',
    blikWait: 'To jest aplikacja banku: płatność czeka na Twoją decyzję.',
    p24: 'Przelewy24',
    p24Title: 'Strona banku',
    p24Wait: 'To jest strona banku: zapłać albo zrezygnuj.',
    secureTitle: 'Potwierdź płatność w banku',
    secureWait: '3-D Secure: bank pyta, czy to Ty płacisz.',
    accept: 'Potwierdź',
    refuse: 'Odmów',
    timeOut: 'Nie rób nic, aż minie czas',
    unknownCard: 'Podaj numer jednej z kart testowych.',
    complete: 'Ta płatność jest już zakończona.',
    expired: 'Ta strona płatności wygasła.',
    goOn: 'Przejdź dalej',
    failed: 'Płatność się nie powiodła.',
    declines: {
      generic_decline: 'Karta została odrzucona.',
      insufficient_funds: 'Na karcie brakuje środków.',
      incorrect_cvc: 'Kod CVC jest nieprawidłowy.',
      expired_card: 'Karta straciła ważność.',
      authentication_failed: 'Bank nie potwierdził, że to Ty płacisz.',
      customer_declined: 'Płatność została odrzucona w banku.',
      code_invalid: 'Kod BLIK jest nieprawidłowy.',
      code_expired: 'Kod BLIK wygasł.',
      provider_timeout: 'Płatność nie została potwierdzona na czas.',
    },
    cards: [
      ['4242 4242 4242 4242', 'płaci'],
      ['4000 0000 0000 0002', 'odrzucona'],
      ['4000 0000 0000 9995', 'brak środków'],
      ['4000 0000 0000 0127', 'zły kod CVC'],
      ['4000 0000 0000 0069', 'nieważna'],
      ['4000 0025 0000 3155', '3-D Secure za pierwszym razem'],
      ['4000 0027 6000 3184', '3-D Secure za każdym razem'],
      ['4000 0000 0000 0341', 'da się zapisać, nigdy nie płaci'],
    ],
  },
  en: {
    eyebrow: 'Sandbox: a make-believe Stripe payment',
    pay: (amount) => `Pay ${amount}`,
    save: 'Save the card',
    back: 'Go back without paying',
    card: 'Card',
    number: 'Card number',
    expiry: 'Expires (MM/YY)',
    cvc: 'Security code',
    name: 'Name on the card',
    testCards: 'Test cards',
    blik: 'BLIK',
    blikCode: 'BLIK code (6 digits; 000000 has expired)',
    blikTitle: 'Confirm in your bank app',
    blikWait: 'This is the bank app: the payment waits for your decision.',
    p24: 'Przelewy24',
    p24Title: 'The bank’s page',
    p24Wait: 'This is the bank’s page: pay or give up.',
    secureTitle: 'Confirm the payment with your bank',
    secureWait: '3-D Secure: the bank asks whether it is you who pays.',
    accept: 'Confirm',
    refuse: 'Refuse',
    timeOut: 'Do nothing until time is up',
    unknownCard: 'Enter the number of one of the test cards.',
    complete: 'This payment is complete already.',
    expired: 'This payment page has expired.',
    goOn: 'Continue',
    failed: 'The payment failed.',
    declines: {
      generic_decline: 'The card was declined.',
      insufficient_funds: 'The card has insufficient funds.',
      incorrect_cvc: 'The security code is incorrect.',
      expired_card: 'The card has expired.',
      authentication_failed: 'The bank did not confirm that it is you who pays.',
      customer_declined: 'The payment was declined at the bank.',
      code_invalid: 'The BLIK code is invalid.',
      code_expired: 'The BLIK code has expired.',
      provider_timeout: 'The payment was not confirmed in time.',
    },
    cards: [
      ['4242 4242 4242 4242', 'pays'],
      ['4000 0000 0000 0002', 'declined'],
      ['4000 0000 0000 9995', 'insufficient funds'],
      ['4000 0000 0000 0127', 'wrong security code'],
      ['4000 0000 0000 0069', 'expired'],
      ['4000 0025 0000 3155', '3-D Secure the first time'],
      ['4000 0027 6000 3184', '3-D Secure every time'],
      ['4000 0000 0000 0341', 'can be saved, never pays'],
    ],
  },
};
