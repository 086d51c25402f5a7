/** Where what is paid for leads to. */
export interface BillingLinks {
  /** Where a plan is chosen and ordered; without it there is no link to it. */
  orderHref?: string | undefined;
  /** Where to ask for help, such as `mailto:pomoc@…`; without it there is no link to it. */
  contactHref?: string | undefined;
  /** Leads the browser to the payment provider. @defaultValue `window.location.assign` */
  onRedirect?: ((url: string) => void) | undefined;
}

/** Leads the browser to a page of the payment provider. */
export function goTo(url: string): void {
  window.location.assign(url);
}
