import * as z from 'zod';
import { matchesPattern } from './matches-pattern.ts';

/** Something that goes wrong for the next calls to a path. */
export const FaultBody = z
  .object({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    // Google's path, or one that begins with /vat-register, /dataforseo or /openai; a star stands for anything.
    path: z.string().startsWith('/'),
    times: z.int().min(1).max(100_000).default(1),
    // Of the calls it could hit, chosen by the world's seed. Default all.
    share: z.number().gt(0).max(1).optional(),
    /** Whether the call takes effect before its answer is lost. */
    apply: z.boolean().default(false),
    outcome: z.enum(['status', 'malformed', 'cut', 'hang', 'pass']).default('status'),
    status: z.int().min(400).max(599).default(503),
    // Of Google's errors: what the caller is told in the ErrorInfo, such as STALE_DATA. Of DataForSEO's: its code.
    reason: z.string().optional(),
    latency_ms: z.int().min(0).max(600_000).default(0),
  })
  .strict();

export type Fault = Omit<z.infer<typeof FaultBody>, 'times' | 'method' | 'reason' | 'share'> & {
  id: string;
  left: number;
  method?: string;
  reason?: string;
  share?: number;
};

export function faultMatches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  return matchesPattern(fault.path, path);
}
