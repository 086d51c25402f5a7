const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Returns what a card calls itself; Stripe names its brand in lower case. */
export function cardBrand(brand: string): string {
  return brands[brand] ?? brand;
}
