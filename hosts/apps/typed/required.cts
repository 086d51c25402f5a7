import sdk = require('@pinfold/sdk');
import reviews = require('@pinfold/sdk/headless/reviews');
import styles = require('@pinfold/sdk/styles');

export const client: sdk.PinfoldClient = sdk.createClient({ baseUrl: '/api' });
export const rule: (review: reviews.Review) => boolean = reviews.canReply;
export const names: readonly string[] = styles.tokenNames;
