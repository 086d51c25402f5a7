/** What an app needs to use the sandbox as its Stripe. The webhook endpoint that is created first gets this secret. */
export const sandboxStripe = { key: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };
