import { type Context, Hono } from 'hono';
import { formPolicy } from '../../identity/identity-page.ts';
import { type Language, readLanguage } from '../../page/language.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { PaymentMethod } from '../objects/customer-objects.ts';
import type { CheckoutSession } from '../objects/payment-objects.ts';
import { createPaymentMethod } from '../payments/payment-methods.ts';
import { type DeclineCode, findTestCard } from '../payments/test-cards.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import { openTransaction, type Transaction } from '../protocol/transaction.ts';
import { completeSession } from './complete-session.ts';
import { bankPage, closedPage, payPage } from './pay-page.ts';
import { payTexts } from './pay-texts.ts';

/** The pages on which a person pays a session; `path` is where Stripe is mounted. */
export function payRoutes(world: LiveWorld, path: string): Hono {
  function surroundings(c: Context, session: CheckoutSession) {
    const { success_url: success } = session;
    if (success !== null) c.header('Content-Security-Policy', formPolicy(success));
    return {
      language: languageOf(c, session),
      stylesheet: `${path.replace(/\/stripe$/, '')}/sandbox.css`,
      action: `${path}/pay/${session.id}`,
      session,
    };
  }

  /** Pays, and goes where the session says; a failure is said on the page. */
  function pay(c: Context, transaction: Transaction, session: CheckoutSession, how: Attempt) {
    const page = surroundings(c, session);
    const text = payTexts[page.language];
    const outcome = attempt(transaction, session, how);
    if (outcome === undefined) return c.redirect(returnUrl(session), 303);
    if (outcome.decline === 'authentication_required') return c.html(bankPage(page, outcome.method));
    return c.html(
      payPage(page, (outcome.decline && text.declines[outcome.decline]) ?? outcome.message ?? text.failed),
    );
  }

  return new Hono()
    .get('/:id', (c) => {
      const session = openTransaction(world).get('checkout.session', c.req.param('id'));
      const page = surroundings(c, session);
      if (session.status === 'open') return c.html(payPage(page));
      return c.html(
        closedPage(page, session.status === 'complete' ? returnUrl(session) : session.cancel_url),
      );
    })
    .post('/:id', async (c) => {
      const form = await formOf(c);
      const transaction = openTransaction(world);
      const session = transaction.edit('checkout.session', c.req.param('id'));
      const page = surroundings(c, session);
      const { method: type = '' } = form;
      if (session.status !== 'open' || !isOffered(session, type)) return c.redirect(page.action, 303);
      if (type === 'card' && !findTestCard(form.number ?? ''))
        return c.html(payPage(page, payTexts[page.language].unknownCard));
      const method = createPaymentMethod(transaction, {
        type,
        number: (form.number ?? '').replaceAll(/\D/g, ''),
        name: form.name ?? '',
        email: session.customer_email,
      });
      const wrongCode = type === 'blik' ? codeDecline(form.code ?? '') : undefined;
      if (type === 'card' || wrongCode) return pay(c, transaction, session, { method, decline: wrongCode });
      transaction.commit();
      return c.html(bankPage(page, method));
    })
    .post('/:id/answer', async (c) => {
      const { payment_method: id = '', answer = '' } = await formOf(c);
      const transaction = openTransaction(world);
      const session = transaction.edit('checkout.session', c.req.param('id'));
      if (session.status !== 'open') return c.redirect(surroundings(c, session).action, 303);
      const method = transaction.edit('payment_method', id);
      return pay(c, transaction, session, { method, ...answered(method, answer) });
    })
    .onError((error, c) => {
      if (error instanceof StripeError) return c.text(error.message, 404);
      throw error;
    });
}

interface Attempt {
  method: PaymentMethod;
  authentication?: 'accepted' | 'refused';
  decline?: DeclineCode | undefined;
}

interface Failure {
  method: PaymentMethod;
  decline?: DeclineCode;
  message?: string;
}

function attempt(
  transaction: Transaction,
  session: CheckoutSession,
  { method, authentication, decline: given }: Attempt,
): Failure | undefined {
  try {
    const decline = completeSession(transaction, session, {
      method,
      authentication,
      ...(given && { decline: given }),
    });
    transaction.commit();
    return decline && { method, decline };
  } catch (error) {
    // A code that was used up meanwhile, for instance.
    if (error instanceof StripeError) return { method, message: error.message };
    throw error;
  }
}

function answered({ type }: PaymentMethod, answer: string) {
  const isAccepted = answer === 'accepted';
  if (type === 'card') return { authentication: isAccepted ? ('accepted' as const) : ('refused' as const) };
  if (isAccepted) return {};
  return { decline: answer === 'timed_out' ? ('provider_timeout' as const) : ('customer_declined' as const) };
}

function codeDecline(code: string): DeclineCode | undefined {
  if (!/^\d{6}$/.test(code)) return 'code_invalid';
  return code === '000000' ? 'code_expired' : undefined;
}

function isOffered(
  { payment_method_types: types }: CheckoutSession,
  type: string,
): type is PaymentMethod['type'] {
  return types.some((one) => one === type);
}

function returnUrl({ success_url: url, id }: CheckoutSession): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function languageOf(c: Context, { locale }: CheckoutSession): Language {
  const asked = locale === null || locale === 'auto' ? undefined : locale.startsWith('pl') ? 'pl' : 'en';
  return readLanguage(asked, c.req.header('Accept-Language'));
}

async function formOf(c: Context): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
