import * as z from 'zod';

/** `CompiledHours` as it travels. */
export const CompiledHours = z
  .object({
    week: z
      .array(z.int())
      .describe(
        'Start and end by turns, in minutes since Monday 00:00 of the shop’s clocks, sorted; a range is of the day on which it starts, and may end in the night after it, so that an end may pass 10,080.',
      ),
    dates: z
      .array(
        z.tuple([
          z.iso.date(),
          z
            .array(z.int())
            .describe('Start and end by turns, in minutes since the date began; empty when closed.'),
        ]),
      )
      .describe('In order, from yesterday on.'),
  })
  .meta({ id: 'CompiledHours' });
