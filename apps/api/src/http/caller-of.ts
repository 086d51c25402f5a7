import type { Context } from 'hono';
import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';

/** Headers with the caller's address are trusted only if a proxy is configured. */
export function callerOf(context: Context, { config }: Services): Caller {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  const direct = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
    ?.socket?.remoteAddress;
  const address = (config.PINFOLD_TRUST_PROXY ? forwarded : undefined) ?? direct ?? 'unknown';
  return { address, userAgent: (context.req.header('User-Agent') ?? '').slice(0, 200) };
}
