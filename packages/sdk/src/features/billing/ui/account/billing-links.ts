/** Where what is paid for leads to. */
export interface BillingLinks {
  /** Where a plan is chosen and ordered; without it there is no link to it. */
  orderHref?: string | undefined;
  /** Where to ask for help, such as `mailto:pomoc@…`; without it there is no link to it. */
  contactHref?: string | undefined;
  /** Leads the browser to the payment provider. @defaultValue `window.location.assign` */
  onRedirect?: ((url: string) => void) | undefined;
}

/** Leads the browser to the payment provider, by the host's own way if it has one. */
export function redirectBy(onRedirect: BillingLinks['onRedirect'], url: string): void {
  if (onRedirect) onRedirect(url);
  else window.location.assign(url);
}
