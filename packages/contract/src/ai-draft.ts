import * as z from 'zod';
import { Timestamp } from './id.ts';

/**
 * What is left of a month's drafts.
 * @param id name of the schema in the OpenAPI document
 * @param what the drafts that are counted, as a sentence begins: `Replies`
 */
export function aiDraftLimit(id: string, what: string) {
  return z
    .object({
      remaining_limit: z.number().int().describe(`${what} that the model may still write this month.`),
      monthly_limit: z.number().int(),
      renews_at: Timestamp.describe("The month's end in the company's time zone."),
    })
    .meta({ id });
}

/**
 * One event of a draft that the model writes. `done` and `too_many_requests` are the markers by which it ends; `failed`
 * ends it too. Without any of them the connection broke, and what has come is all there is.
 */
export const AiDraftEvent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string().describe('What follows what came before.') }),
    z.object({ kind: z.literal('done'), remaining_limit: z.number().int() }),
    z.object({
      kind: z.literal('too_many_requests'),
      reason: z.enum(['monthly_limit', 'model_busy']),
      renews_at: Timestamp.nullable().describe(
        'When the limit of the month renews; null when the model is busy.',
      ),
    }),
    z.object({ kind: z.literal('failed'), reason: z.enum(['model_unavailable', 'model_refused']) }),
  ])
  .meta({ id: 'AiDraftEvent' });
export type AiDraftEvent = z.infer<typeof AiDraftEvent>;

/** What is left of any month's drafts. */
export type AiDraftLimit = z.infer<ReturnType<typeof aiDraftLimit>>;
