import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { isLanguage, languages, type Language } from '@pinfold/contract/languages';
import { callerNetwork } from '../../../caller.ts';
import { callerOf } from '../../../http/caller-of.ts';
import { requestLanguage } from '../../../http/request-language.ts';
import { countTry, type TryPurpose } from '../../../limits/throttle.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { boosterAudit } from '../audit/booster-audit.queries.ts';
import { findInvited } from '../invitations/unsubscribe.service.ts';
import { publicOffer } from '../public-offer/public-offer.ts';
import { eraseByVisit } from '../responses/erase-responses.ts';
import { storeAnswer } from '../responses/store-answer.service.ts';
import type { OfferPage } from '../review-booster.table.ts';
import { erasePage, fairnessPage, thanksPage } from './after-pages.ts';
import { makeChallenge, solvedChallenge } from './challenge.ts';
import { formPage } from './form-page.ts';
import { altchaFiles, formScript, solveScript } from './form-script.ts';
import { messagePage } from './form-view.ts';
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
  hono.onError((error, context) => {
    if (!(error instanceof Problem) || error.code !== 'too_many_attempts') throw error;
    context.header('Retry-After', String(error.details.retryAfter ?? 60));
    return respond(services, context, messagePage('tooMany', languageOf(context)), 429);
  });
  mountScripts(hono);
  mountForm(hono, services);
  mountAfter(hono, services);
  return hono;
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
  hono.get('/:token', (context) => context.redirect(`/f/${context.req.param('token')}/`, 301));

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
      return respond(services, context, messagePage('answered', languageOf(context, form), form));
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
    await countNetwork(services, context, 'booster');
    const fields = await context.req.parseBody();
    const language = languageOf(context, form, fields['lang']);
    const typed = typedAnswer(fields);
    const { visit, proof, website } = fields;
    const invited = await findInvited(services, queries, form, fields['invitation']);
    const invitation = invited && String(fields['invitation']);
    const known = isPublicToken(visit) ? await findVisit(queries, form, visit) : undefined;
    if (!isPublicToken(visit) || !known)
      return showForm(services, context, form, { typed, invitation, faults: {}, isStale: true, language });
    const read = readAnswer(typed, form);
    // An answer is kept as it is: whatever is sent after it leads to the same page.
    if ('faults' in read && !known.isAnswered)
      return showForm(services, context, form, { visit, invitation, typed, language, faults: read.faults });
    // People do not see this field.
    const isTrapped = website !== undefined && website !== '';
    if ('answer' in read && !known.isAnswered && !isTrapped) {
      const solved = await solvedChallenge(services, visit, proof);
      const invitationId = invited?.invitationId;
      const isStored = await storeAnswer(services, form, {
        ...read.answer,
        visit,
        language,
        solved,
        invitationId,
      });
      // Another visit has answered this invitation, and its page says so.
      if (!isStored && invitation !== undefined)
        return context.redirect(`/f/${form.token}/?invitation=${invitation}&lang=${language}`, 303);
    }
    return context.redirect(`/f/${form.token}/thanks/${visit}/?lang=${language}`, 303);
  });

  hono.get('/:token/go/:number', (context) =>
    follow(services, context, { page: 'form', visit: context.req.query('visit') }),
  );

  hono.get('/:token/fairness/', async (context) => {
    const form = await findPublicForm(queries, context.req.param('token'));
    if (!form) return closed(services, context, form);
    // It verifies the whole chain.
    await countNetwork(services, context, 'booster_visit');
    const audit = await boosterAudit(services, form.companyId);
    return respond(services, context, fairnessPage({ form, language: languageOf(context, form) }, audit));
  });
}

function mountAfter(hono: Hono, services: Services): void {
  const { queries } = services.database;

  hono.get('/:token/thanks/:visit/', async (context) => {
    const { token, visit } = context.req.param();
    const form = await findPublicForm(queries, token);
    if (!form || !isPublicToken(visit) || !(await findVisit(queries, form, visit)))
      return closed(services, context, undefined);
    const language = languageOf(context, form);
    const offer = publicOffer(form.location, language);
    if (context.req.method !== 'HEAD') await recordThanks(services, form, visit, offer);
    return respond(services, context, thanksPage({ form, language, offer }));
  });

  hono.get('/:token/thanks/:visit/go/:number', (context) =>
    follow(services, context, { page: 'thanks', visit: context.req.param('visit') }),
  );

  hono.get('/:token/thanks/:visit/erase', (context) => {
    const { token, visit } = context.req.param();
    return context.redirect(`/f/${token}/erase/${visit}/?lang=${languageOf(context)}`, 302);
  });

  hono.get('/:token/erase/:code/', async (context) => {
    const { token, code } = context.req.param();
    const form = await findPublicForm(queries, token);
    const visit = form && isPublicToken(code) ? await findVisit(queries, form, code) : undefined;
    if (!form || !visit?.isAnswered) return closed(services, context, undefined);
    const language = languageOf(context, form);
    return respond(
      services,
      context,
      visit.isErased ? messagePage('erased', language, form) : erasePage({ form, language }),
    );
  });

  hono.post('/:token/erase/:code/', async (context) => {
    const { token, code } = context.req.param();
    await countNetwork(services, context, 'booster');
    const form = await findPublicForm(queries, token);
    if (!form || !isPublicToken(code) || !(await findVisit(queries, form, code)))
      return closed(services, context, undefined);
    await eraseByVisit(services, { companyId: form.companyId, visit: code });
    const language = languageOf(context, form, (await context.req.parseBody())['lang']);
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
  isStale?: boolean;
  language?: Language;
}

async function showForm(
  services: Services,
  context: Context,
  form: PublicForm,
  { visit: known, language = languageOf(context, form), ...view }: ShownForm,
): Promise<Response> {
  const offer = publicOffer(form.location, language);
  if (known === undefined) await countNetwork(services, context, 'booster_visit');
  const visit = known ?? (await recordVisit(services, form, offer));
  const challenge = JSON.stringify(await makeChallenge(services, visit));
  const isRefused = view.isStale === true || Object.keys(view.faults).length > 0;
  const page = formPage({ ...view, form, language, offer, visit, challenge });
  return respond(services, context, page, isRefused ? 422 : 200);
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

/**
 * Counts a try of a network, under a name that says nothing of the address and is another one tomorrow.
 * @throws Problem `too_many_attempts`
 */
async function countNetwork(services: Services, context: Context, purpose: TryPurpose): Promise<void> {
  const network = callerNetwork(callerOf(context, services).address);
  const day = services.now().toISOString().slice(0, 10);
  await countTry(services, { purpose, account: services.sealer.sign(`booster ${day} ${network}`) });
}

/** The language of the address, of the form that was sent, or the first of the browser's that the form is written in. */
function languageOf(context: Context, form?: PublicForm, sent?: unknown): Language {
  const among = form?.languages ?? languages;
  for (const tag of [context.req.query('lang'), sent]) if (isLanguage(tag) && among.includes(tag)) return tag;
  return requestLanguage(context.req.header('Accept-Language'), among);
}

/** For a form that takes no answers, and in the same words for one that never was. */
function closed(
  services: Services,
  context: Context,
  form: PublicForm | undefined,
): Response | Promise<Response> {
  const page = messagePage('closed', languageOf(context, form), form);
  return respond(services, context, page, form ? 410 : 404);
}
