import * as z from 'zod';
import { setUpStripe } from '../plans/set-up-stripe.ts';
import { readOptions, type Subcommand } from './subcommand.ts';

const Options = z.strictObject({ webhook: z.url({ protocol: /^https$/ }).optional() });

export const setup: Subcommand = {
  usage: '[--webhook https://panel.example/api/providers/stripe/events/]',
  says: 'Writes products, prices, the tax rate and the webhook endpoint to Stripe; run again it changes what differs.',
  async run(services, args) {
    const { webhook } = readOptions(Options, args);
    const made = await setUpStripe(services, webhook);
    return made.length > 0 ? made : ['Stripe has it all'];
  },
};
