/** The page's nonce, for styles that are added at run time. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce || undefined;
