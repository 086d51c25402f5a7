import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { recentAudits } from '../audit/recent-audits.ts';
import { keepTold, toldVersion } from '../consents/consents.service.ts';
import { findInvited } from '../invitations/unsubscribe.service.ts';
import { publicOffer } from '../public-offer/public-offer.ts';
import { eraseByVisit } from '../responses/erase-responses.ts';
import { storeAnswer } from '../responses/store-answer.service.ts';
import type { OfferPage } from '../review-booster.table.ts';
import { erasePage, fairnessPage, thanksPage } from './after-pages.ts';
import { makeChallenge, solvedChallenge } from './challenge.ts';
import { countNetwork, secondsToWait } from './count-network.routes.ts';
import { sentFields, withErrorPages } from './error-pages.routes.ts';
import { type FormNotice, formPage, trapField } from './form-page.ts';
import { altchaFiles, formScript, solveScript } from './form-script.ts';
import { languageField, messagePage } from './form-view.ts';
import { pageLanguage } from './page-language.routes.ts';
import { findPublicForm, isPublicToken, type PublicForm } from './public-form.queries.ts';
import { type AnswerFaults, nothingTyped, readAnswer, type TypedAnswer, typedAnswer } from './read-answer.ts';
import { respondPage as respond } from './respond-page.routes.ts';
import { findVisit, recordClick, recordThanks, recordVisit } from './visits.ts';

const altcha = dirname(fileURLToPath(import.meta.resolve('altcha-lib')));

/** A form takes 4,000 characters of text, each of at most 12 bytes as forms are sent. */
const mostBytes = 64_000;

/** The forms that visitors open, without a session and without JavaScript: below `/f`. */
export function formPages(services: Services): Hono {
  const hono = new Hono();
  hono.use(compress(), bodyLimit({ maxSize: mostBytes }));
  mountScripts(hono);
  mountForm(hono, services);
  mountAfter(hono, services);
  mountFairness(hono, services);
  return withErrorPages(hono, services);
}

function mountScripts(hono: Hono): void {
  const script = (text: string) => (context: Context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    context.header('X-Content-Type-Options', 'nosniff');
    return context.body(text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  };
  hono.get('/form.js', script(formScript));
  hono.get('/solve.js', script(solveScript));
  for (const file of altchaFiles)
    hono.get(`/altcha/${file}`, serveStatic({ root: altcha, rewriteRequestPath: () => `/${file}` }));
}

function mountForm(hono: Hono, services: Services): void {
  const { queries } = services.database;
  hono.get('/:token', (context) => {
    const token = context.req.param('token');
    if (!isPublicToken(token)) return closed(services, context, undefined);
    return context.redirect(`/f/${token}/${new URL(context.req.url).search}`, 301);
  });

  hono.get('/:token/', async (context) => {
    // Whatever only looks whether there is a page is no visit.
    if (context.req.method === 'HEAD') return context.body(null);
    const form = await findPublicForm(queries, context.req.param('token'));
    if (!form?.isOpen) return closed(services, context, form);
    const asked = context.req.query('visit');
    const known = isPublicToken(asked) ? await findVisit(queries, form, asked) : undefined;
    const invitation = context.req.query('invitation');
    const invited = await findInvited(services, queries, form, invitation);
    if (known?.isAnswered || invited?.isAnswered)
      return respond(services, context, messagePage('answered', pageLanguage(context, form), form));
    return showForm(services, context, form, {
      visit: known && asked,
      invitation: invited && invitation,
      typed: nothingTyped,
      faults: {},
    });
  });

  hono.post('/:token/', async (context) => {
    const form = await findPublicForm(queries, context.req.param('token'));
    if (!form?.isOpen) return closed(services, context, form);
    const fields = await sentFields(context);
    const chosen = fields[languageField];
    const language = pageLanguage(context, form, chosen, fields['lang']);
    const typed = typedAnswer(fields);
    const { visit, proof, [trapField]: trapped } = fields;
    const invited = await findInvited(services, queries, form, fields['invitation']);
    const invitation = invited && String(fields['invitation']);
    const known = isPublicToken(visit) ? await findVisit(queries, form, visit) : undefined;
    const shown = { typed, invitation, language, faults: {} };
    if (!isPublicToken(visit) || !known)
      return showForm(services, context, form, { ...shown, notice: 'stale' });
    // An answer is kept as it is: whatever is sent after it leads to the same page.
    if (chosen !== undefined && !known.isAnswered)
      return showForm(services, context, form, { ...shown, visit });
    const read = readAnswer(typed, form);
    if ('faults' in read && !known.isAnswered)
      return showForm(services, context, form, { ...shown, visit, faults: read.faults });
    if ('answer' in read && !known.isAnswered) {
      const consentVersion = await toldVersion(queries, form, language, fields['told']);
      if (consentVersion === undefined)
        return showForm(services, context, form, {
          ...shown,
          visit,
          // It was given to another text.
          typed: { ...typed, hasConsent: false },
          notice: 'toldAnew',
        });
      const retryAfter = await secondsToWait(services, context, 'booster', form);
      if (retryAfter !== undefined) {
        context.header('Retry-After', String(retryAfter));
        return showForm(services, context, form, { ...shown, visit, notice: 'tooManyText' });
      }
      // People do not see this field; what fills it in all the same may still be one of theirs.
      const isTrapped = trapped !== undefined && trapped !== '';
      const solved = isTrapped ? undefined : await solvedChallenge(services, visit, proof);
      const invitationId = invited?.invitationId;
      const outcome = await storeAnswer(
        services,
        { ...form, consentVersion },
        { ...read.answer, visit, language, solved, invitationId },
      );
      // Another visit has answered this invitation, and its page says so.
      if (outcome === 'closed') return closed(services, context, form);
      if (outcome === 'answered' && invitation !== undefined)
        return context.redirect(`/f/${form.token}/?invitation=${invitation}&lang=${language}`, 303);
    }
    return context.redirect(`/f/${form.token}/thanks/${visit}/?lang=${language}`, 303);
  });

  hono.get('/:token/go/:number', (context) =>
    follow(services, context, { page: 'form', visit: context.req.query('visit') }),
  );
}

function mountFairness(hono: Hono, services: Services): void {
  const auditOf = recentAudits(services);
  hono.get('/:token/fairness/', async (context) => {
    const form = await findPublicForm(services.database.queries, context.req.param('token'));
    if (!form) return closed(services, context, form);
    const audit = await auditOf(form.companyId);
    return respond(services, context, fairnessPage({ form, language: pageLanguage(context, form) }, audit));
  });
}

function mountAfter(hono: Hono, services: Services): void {
  const { queries } = services.database;

  hono.get('/:token/thanks/:visit/', async (context) => {
    const { token, visit } = context.req.param();
    const form = await findPublicForm(queries, token);
    if (!form || !isPublicToken(visit) || !(await findVisit(queries, form, visit)))
      return closed(services, context, undefined);
    const language = pageLanguage(context, form);
    const offer = publicOffer(form.location, language);
    if (context.req.method !== 'HEAD') await recordThanks(services, form, visit, offer);
    return respond(services, context, thanksPage({ form, language, offer }));
  });

  hono.get('/:token/thanks/:visit/go/:number', (context) =>
    follow(services, context, { page: 'thanks', visit: context.req.param('visit') }),
  );

  hono.get('/:token/thanks/:visit/erase', (context) => {
    const { token, visit } = context.req.param();
    if (!isPublicToken(token) || !isPublicToken(visit)) return closed(services, context, undefined);
    return context.redirect(`/f/${token}/erase/${visit}/?lang=${pageLanguage(context)}`, 302);
  });

  hono.get('/:token/erase/:code/', async (context) => {
    const { token, code } = context.req.param();
    const form = await findPublicForm(queries, token);
    const visit = form && isPublicToken(code) ? await findVisit(queries, form, code) : undefined;
    if (!form || !visit?.isAnswered) return closed(services, context, undefined);
    const language = pageLanguage(context, form);
    return respond(
      services,
      context,
      visit.isErased ? messagePage('erased', language, form) : erasePage({ form, language }),
    );
  });

  hono.post('/:token/erase/:code/', async (context) => {
    const { token, code } = context.req.param();
    const form = await findPublicForm(queries, token);
    if (form) await countNetwork(services, context, 'booster_erasure', form);
    if (!form || !isPublicToken(code) || !(await findVisit(queries, form, code)))
      return closed(services, context, undefined);
    await eraseByVisit(services, { companyId: form.companyId, visit: code });
    const language = pageLanguage(context, form, (await sentFields(context))['lang']);
    return context.redirect(`/f/${token}/erase/${code}/?lang=${language}`, 303);
  });
}

interface ShownForm {
  /** Left out for a new one. */
  visit?: string | undefined;
  /** The token of an invitation, which the answer spends. */
  invitation?: string | undefined;
  typed: TypedAnswer;
  faults: AnswerFaults;
  notice?: FormNotice;
  language?: Language;
}

async function showForm(
  services: Services,
  context: Context,
  form: PublicForm,
  { visit: known, language = pageLanguage(context, form), ...view }: ShownForm,
): Promise<Response> {
  const offer = publicOffer(form.location, language);
  if (known === undefined) await countNetwork(services, context, 'booster_visit', form);
  const visit = known ?? (await recordVisit(services, form, offer));
  const told = await keepTold(services, form, language);
  const challenge = JSON.stringify(await makeChallenge(services, visit));
  const isRefused = view.notice !== undefined || Object.keys(view.faults).length > 0;
  const status = view.notice === 'tooManyText' ? 429 : isRefused ? 422 : 200;
  const page = formPage({ ...view, form, language, offer, visit, told, challenge });
  return respond(services, context, page, status);
}

/** Leads to a public page of the location. That a visit is unknown keeps nobody from it. */
async function follow(
  services: Services,
  context: Context,
  { page, visit }: { page: OfferPage; visit: string | undefined },
): Promise<Response> {
  const form = await findPublicForm(services.database.queries, context.req.param('token') ?? '');
  const link = form?.location.links[Number(context.req.param('number')) - 1];
  if (!form || !link) return closed(services, context, form);
  if (isPublicToken(visit) && context.req.method !== 'HEAD')
    await recordClick(services, form, { visit, page, target: link.target });
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(link.url, 302);
}

/** For a form that takes no answers, and in the same words for one that never was. */
function closed(
  services: Services,
  context: Context,
  form: PublicForm | undefined,
): Response | Promise<Response> {
  const page = messagePage('closed', pageLanguage(context, form), form);
  return respond(services, context, page, form ? 410 : 404);
}
