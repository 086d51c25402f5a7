/** The one client that the sandbox's OpenID provider knows. It opens nothing outside of it. */
export const sandboxOidcClient = {
  id: 'pinfold-sandbox',
  secret: 'sandbox-oidc-client-secret-of-32-bytes',
} as const;

/** How an app is told of the provider of a sandbox at `/sandbox` of this address. */
export function sandboxSocialProvider(publicUrl: string) {
  return {
    id: 'lipa-id',
    name: 'Konto Lipa ID',
    issuer: `${new URL(publicUrl).origin}/sandbox/oidc`,
    client_id: sandboxOidcClient.id,
    client_secret: sandboxOidcClient.secret,
  };
}
