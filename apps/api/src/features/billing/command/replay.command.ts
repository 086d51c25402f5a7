import * as z from 'zod';
import { replayEvents } from '../intake/replay-events.ts';
import { readOptions, type Subcommand } from './subcommand.ts';

const Options = z.strictObject({ since: z.iso.datetime({ offset: true }) });

export const replay: Subcommand = {
  usage: '--since 2026-12-01T00:00:00Z',
  says: 'Takes events of Stripe that never arrived, of 30 days at most.',
  async run(services, args) {
    const { since } = readOptions(Options, args);
    return [`${await replayEvents(services, new Date(since))} events were missing`];
  },
};
