import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { mintEmbedToken } from './mint-embed-token.ts';
import { invoices } from './invoices.ts';
import { findPerson, people } from './people.ts';
import type { Settings } from './settings.ts';

/** The portal's API: its own data, and tokens for Pinfold. */
export function createPortal(settings: Settings): Hono {
  const portal = new Hono();

  portal.get('/portal/customer', (context) =>
    context.json({
      name: 'Kawiarnia Lipa, Kraków',
      person: findPerson(getCookie(context, 'person')),
      people,
      invoices,
      pinfold: { baseUrl: settings.pinfoldApi, companyId: settings.pinfoldCompanyId },
    }),
  );

  // In place of a log-in.
  portal.post('/portal/person', async (context) => {
    const { id } = await context.req.json<{ id: string }>();
    setCookie(context, 'person', findPerson(id).id, { httpOnly: true, sameSite: 'Strict', path: '/' });
    return context.body(null, 204);
  });

  portal.post('/portal/pinfold-token', async (context) => {
    const minted = await mintEmbedToken(settings, findPerson(getCookie(context, 'person')));
    // The key was revoked: with a 403 the page does not retry.
    return minted ? context.json(minted) : context.body(null, 403);
  });

  return portal;
}
