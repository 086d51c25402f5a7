import * as z from 'zod';
import { readOptions, type Subcommand } from '../../../command/subcommand.ts';
import type { Services } from '../../../services.ts';
import { replayEvents } from '../intake/replay-events.ts';

const Options = z.strictObject({ since: z.iso.datetime({ offset: true }) });

export const replay: Subcommand<Services> = {
  usage: '--since 2026-12-01T00:00:00Z',
  says: 'Takes events of Stripe that never arrived, of 30 days at most.',
  async run(services, args) {
    const { since } = readOptions(Options, args);
    return [`${await replayEvents(services, new Date(since))} events were missing`];
  },
};
