/** The one client that the sandbox's OpenID provider knows. It opens nothing outside of it. */
export const sandboxOidcClient = {
  id: 'pinfold-sandbox',
  secret: 'sandbox-oidc-client-secret-of-32-bytes',
} as const;
