import * as z from 'zod';
import { Timestamp } from './id.ts';
import { secondFactors } from './features/session/second-factor.ts';
import { problemCodes } from './problem-codes.ts';

export const ProblemCodeSchema = z.enum(problemCodes).meta({ id: 'ProblemCode' });

/** A log-in whose password was right, and which waits for a second factor. */
export const LoginChallenge = z
  .object({
    token: z.string().describe('For `completeLogin`; it opens nothing by itself.'),
    methods: z.array(z.enum(secondFactors)).describe('What the account takes.'),
    expires_at: Timestamp,
  })
  .meta({ id: 'LoginChallenge' });
export type LoginChallenge = z.infer<typeof LoginChallenge>;

/** RFC 9457 problem document: the response to every failed request. */
export const Problem = z
  .object({
    type: z.string().describe('A URI reference that names the problem; ends in its code.'),
    title: z.string(),
    status: z.number().int(),
    code: ProblemCodeSchema,
    detail: z.string().describe("Written for people, in the request's language."),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('The fields that were refused, and why.'),
    reason: z
      .string()
      .optional()
      .describe('Which of its causes, where a problem such as `key_file_invalid` has several.'),
    retry_after: z.number().int().optional().describe('Seconds until another try makes sense.'),
    challenge: LoginChallenge.optional().describe('Of `second_factor_required`: how to go on.'),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
