import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isLanguage, languages, type Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import type { Page } from '../../../answers/public-page.ts';
import { labels, translate } from '../../../i18n/i18n.ts';
import type { Services } from '../../../services.ts';
import { respondPage } from '../pages/respond-page.routes.ts';
import { requestLanguage } from '../../../http/request-language.ts';
import { boosterPage } from '../pages/form-view.ts';
import { findUnsubscription, type ReadInvitation, unsubscribe } from './unsubscribe.service.ts';

/**
 * The way out of invitations, without a session: below `/i`. Opening the page does nothing, since scanners of mail open
 * every link; a button does, and so does the POST of a mail program (RFC 8058), which is answered without a redirect.
 */
export function unsubscribePages(services: Services): Hono {
  const hono = new Hono();
  hono.use(bodyLimit({ maxSize: 4000 }));

  hono.get('/:token/unsubscribe', async (context) => {
    const invited = await findUnsubscription(services, context.req.param('token'));
    if (!invited) return unknown(services, context);
    const language = languageOf(context, invited);
    const page = invited.isSuppressed ? donePage(language, invited) : askPage(language, invited);
    return respondPage(services, context, page);
  });

  hono.post('/:token/unsubscribe', async (context) => {
    const invited = await findUnsubscription(services, context.req.param('token'));
    if (!invited) return unknown(services, context);
    await unsubscribe(services, invited);
    return respondPage(services, context, donePage(languageOf(context, invited), invited));
  });
  return hono;
}

function unknown(services: Services, context: Context): Response | Promise<Response> {
  const language = languageOf(context);
  const texts = labels(language, 'booster_pages');
  const page = messageOf(language, texts.unknownInvitation, html`<p>${texts.unknownInvitationText}</p>`);
  return respondPage(services, context, page, 404);
}

function askPage(language: Language, { company }: ReadInvitation): Page {
  const { unsubscribe: title, unsubscribeConfirm } = labels(language, 'booster_pages');
  return boosterPage(
    { language, languages, title, name: company },
    html`<form method="post" action="?lang=${language}">
      <h1>${title}</h1>
      <p>${translate(language, 'booster_pages.unsubscribeText', { company })}</p>
      <button type="submit">${unsubscribeConfirm}</button>
    </form>`,
  );
}

function donePage(language: Language, { company }: ReadInvitation): Page {
  const { unsubscribed } = labels(language, 'booster_pages');
  const text = translate(language, 'booster_pages.unsubscribedText', { company });
  return messageOf(language, unsubscribed, html`<p>${text}</p>`, company);
}

function messageOf(language: Language, title: string, content: Markup, name = ''): Page {
  return boosterPage(
    { language, languages, title, name },
    html`<section>
      <h1>${title}</h1>
      ${content}
    </section>`,
  );
}

function requestedLanguage(context: Context): Language | undefined {
  const lang = context.req.query('lang');
  return isLanguage(lang) ? lang : undefined;
}

/** The language that was chosen on the page, or that of the mail, or the browser's. */
function languageOf(context: Context, invited?: ReadInvitation): Language {
  return (
    requestedLanguage(context) ?? invited?.language ?? requestLanguage(context.req.header('Accept-Language'))
  );
}
