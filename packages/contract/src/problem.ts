import * as z from 'zod';
import { problemCodes } from './problem-codes.ts';

export const ProblemCodeSchema = z.enum(problemCodes).meta({ id: 'ProblemCode' });

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
    retry_after: z.number().int().optional().describe('Seconds until another try makes sense.'),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
