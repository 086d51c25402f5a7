/** The one login that the sandbox's DataForSEO takes. It opens nothing outside of it. */
export const sandboxDataForSeo = { login: 'sandbox@pinfold.test', password: 'sandbox-dataforseo' } as const;
