import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { messagePage } from './form-view.ts';
import { languageOf } from './page-language.ts';
import { respondPage } from './respond-page.routes.ts';

/** Gives pages for visitors, below one address, a page for what goes wrong and for what is not there. */
export function withErrorPages(hono: Hono, services: Services): Hono {
  const answer = (
    context: Context,
    state: 'closed' | 'tooMany' | 'tooLarge' | 'failed',
    status: PageStatus,
  ) => respondPage(services, context, messagePage(state, languageOf(context)), status);
  hono.onError((error, context) => {
    if (error instanceof Problem && error.code === 'too_many_attempts') {
      context.header('Retry-After', String(error.details.retryAfter ?? 60));
      return answer(context, 'tooMany', 429);
    }
    if (error instanceof HTTPException && error.status === 413) return answer(context, 'tooLarge', 413);
    if (error instanceof HTTPException && error.status === 400) return answer(context, 'failed', 400);
    services.log.error(namesOf(error), 'a page for visitors failed');
    return answer(context, 'failed', 500);
  });
  hono.all('*', (context) => answer(context, 'closed', 404));
  return hono;
}

type PageStatus = NonNullable<Parameters<typeof respondPage>[3]>;

/** What can be logged of an error: its message and a failed query hold what a visitor wrote, and how to erase it. */
function namesOf(error: Error): { error: string; code: string | undefined } {
  const { code } = (error.cause ?? error) as { code?: unknown };
  return { error: error.name, code: typeof code === 'string' ? code : undefined };
}

/** The fields of a form that was sent. */
export async function sentFields(context: Context): Promise<Record<string, unknown>> {
  try {
    return await context.req.parseBody();
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    throw new HTTPException(400, { cause: error });
  }
}
