import * as z from 'zod';
import { readOptions, type Subcommand } from '../../../command/subcommand.ts';
import type { Services } from '../../../services.ts';
import { setUpStripe } from '../plans/set-up-stripe.ts';

const Options = z.strictObject({ webhook: z.url({ protocol: /^https$/ }).optional() });

export const setup: Subcommand<Services> = {
  usage: '[--webhook https://panel.example/api/providers/stripe/events/]',
  says: 'Writes products, prices, the tax rate and the webhook endpoint to Stripe; run again it changes what differs.',
  async run(services, args) {
    const { webhook } = readOptions(Options, args);
    const made = await setUpStripe(services, webhook);
    return made.length > 0 ? made : ['Stripe has it all'];
  },
};
