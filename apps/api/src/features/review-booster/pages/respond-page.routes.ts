import type { Context } from 'hono';
import { type Page, pagePolicy } from '../../../answers/public-page.ts';
import type { Services } from '../../../services.ts';
import { workerPolicy } from './form-script.ts';

/** Answers with a page that is about one visitor: nobody keeps it, lists it, or learns of it where a link leads. */
export function respondPage(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  context: Context,
  page: Page,
  status: 200 | 400 | 404 | 410 | 413 | 422 | 429 | 500 = 200,
): Response | Promise<Response> {
  context.status(status);
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'Accept-Language');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('X-Robots-Tag', 'noindex');
  // The address of an answer is the way to erase it.
  context.header('Referrer-Policy', 'no-referrer');
  context.header(
    'Content-Security-Policy',
    pagePolicy({ publicUrl, sendsForms: true, workerPolicy }, page.styleHash),
  );
  return context.html(page.content);
}
