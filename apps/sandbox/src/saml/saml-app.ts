import { type Context, Hono } from 'hono';
import { formPolicy } from '../identity/identity-page.ts';
import { readLanguage } from '../page/language.ts';
import { readSandboxSource } from '../sandbox-source.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { type AuthnRequest, AuthnRequestError, readAuthnRequest } from './authn-request.ts';
import { choicePage, postPage } from './saml-pages.ts';
import { SamlChoice } from './saml-choice.ts';
import type { SamlIdentityProvider } from './identity-provider.ts';
import { samlMetadata, samlResponse } from './saml-documents.ts';

interface SamlApp {
  world: LiveWorld;
  provider: SamlIdentityProvider;
  /** Where this app is mounted. */
  path: string;
}

/** A SAML 2.0 identity provider, whose responses can be scripted to be wrong. */
export function samlApp({ world, provider, path }: SamlApp): Hono {
  return new Hono()
    .get('/metadata', async (c) => {
      const { certificate } = await provider.keys();
      return c.body(samlMetadata({ ...provider, certificate }), 200, {
        'Content-Type': 'application/samlmetadata+xml',
      });
    })
    .route('/', ssoRoutes({ world, provider, path }));
}

type Fields = Record<string, string | undefined>;

/** The login URL of service providers: a page to choose a user and a fault, and the signed response. */
function ssoRoutes({ world, provider, path }: SamlApp): Hono {
  const read = (fields: Fields, binding: 'redirect' | 'post') =>
    readAuthnRequest({
      binding,
      message: fields.SAMLRequest,
      relayState: fields.RelayState,
      destination: provider.ssoUrl,
    });
  const surroundings = (c: Context) => ({
    language: readLanguage(c.req.query('lang'), c.req.header('Accept-Language')),
    base: path.replace(/\/saml$/, ''),
    path,
  });

  function ask(c: Context, fields: Fields, binding: 'redirect' | 'post') {
    const request = read(fields, binding);
    const preset = world.state.samlChoice;
    if (preset) {
      world.commit({ kind: 'saml_choice_set', choice: null });
      return answer(c, request, preset);
    }
    c.header('Content-Security-Policy', formPolicy(request.acsUrl));
    return c.html(choicePage({ ...surroundings(c), asked: { ...fields, binding }, issuer: request.issuer }));
  }

  async function answer(c: Context, request: AuthnRequest, choice: SamlChoice) {
    const { origin } = new URL(request.acsUrl);
    c.header(
      'Content-Security-Policy',
      formPolicy(request.acsUrl, ["script-src 'self'", `connect-src 'self' ${origin}`]),
    );
    const message = samlResponse(provider.entityId, await provider.keys(), request, choice);
    return c.html(postPage({ ...surroundings(c), request, message, isReplayed: choice.fault === 'replay' }));
  }

  return new Hono()
    .get('/sso', (c) => ask(c, c.req.query(), 'redirect'))
    .post('/sso', async (c) => ask(c, await formOf(c), 'post'))
    .post('/sso/answer', async (c) => {
      const form = await formOf(c);
      const request = read(form, form.binding === 'post' ? 'post' : 'redirect');
      const { email, other, fault } = form;
      const choice = SamlChoice.safeParse(
        form.refuse ? { fault: 'denied' } : { email: other || email, fault },
      );
      if (!choice.success) return c.text('The choice is not one.', 400);
      return answer(c, request, choice.data);
    })
    .get('/post.js', async (c) =>
      c.body(await readSandboxSource('saml/post.js'), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      }),
    )
    .onError((error, c) => {
      if (error instanceof AuthnRequestError) return c.text(error.message, 400);
      throw error;
    });
}

async function formOf(c: Context): Promise<Fields> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
