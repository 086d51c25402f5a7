/**
 * What an app needs to use the sandbox as its Stripe: the one key that it takes, and the secret of the webhook endpoint
 * that is created first. They open nothing outside of it.
 */
export const sandboxStripe = { key: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };
