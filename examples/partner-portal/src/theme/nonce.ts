/** The page's nonce, for what writes styles at run time. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce || undefined;
