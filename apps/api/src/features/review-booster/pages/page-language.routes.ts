import type { Context } from 'hono';
import { isLanguage, languages, type Language } from '@pinfold/contract/languages';
import { requestLanguage } from '../../../http/request-language.ts';
import type { PublicForm } from './public-form.queries.ts';

/** The language of the address, of the form that was sent, or the first of the browser's that the form is written in. */
export function pageLanguage(context: Context, form?: PublicForm, ...sent: unknown[]): Language {
  const among = form?.languages ?? languages;
  for (const tag of [context.req.query('lang'), ...sent])
    if (isLanguage(tag) && among.includes(tag)) return tag;
  return requestLanguage(context.req.header('Accept-Language'), among);
}
