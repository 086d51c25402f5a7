/** The one OAuth client that the sandbox knows. It opens nothing outside of it. */
export const sandboxOAuthClient = {
  id: '424242424242-sandbox.apps.googleusercontent.com',
  secret: 'sandbox-client-secret',
} as const;
