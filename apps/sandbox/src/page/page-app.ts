import { Hono } from 'hono';
import type { CallLog } from '../http/call-log.ts';
import type { ModelDirector } from '../openai/model-director.ts';
import { readSandboxSource } from '../sandbox-source.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readLanguage } from './language.ts';
import { listingsPage } from './listings-page.ts';
import { mailContent, mailsPage } from './mails-page.ts';
import { sandboxPage } from './sandbox-page.ts';

interface PageSources {
  world: LiveWorld;
  calls: CallLog;
  director: ModelDirector;
  base: string;
}

/** The page where a person directs the world by hand. */
export function pageApp({ world, calls, director, base }: PageSources): Hono {
  const file = (name: string) => readSandboxSource(`page/${name}`);
  return new Hono()
    .get('/', (c) => {
      const language = readLanguage(c.req.query('lang'), c.req.header('Accept-Language'));
      return c.html(
        sandboxPage({ world, calls, director, base, language, locationId: c.req.query('location') }),
      );
    })
    .get('/listings', (c) => {
      const language = readLanguage(c.req.query('lang'), c.req.header('Accept-Language'));
      const { q: search = '', listing: locationId } = c.req.query();
      return c.html(listingsPage({ world, base, language, search, locationId }));
    })
    .get('/mail', (c) => {
      const language = readLanguage(c.req.query('lang'), c.req.header('Accept-Language'));
      const { to: search = '', mail: mailId } = c.req.query();
      return c.html(mailsPage({ world, base, language, search, mailId }));
    })
    .get('/mail/:id', (c) => {
      const mail = world.state.mails.find(({ id }) => id === c.req.param('id'));
      return mail ? mailContent(c, mail) : c.notFound();
    })
    .get('/sandbox.js', async (c) =>
      c.body(await file('sandbox.js'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
    .get('/sandbox.css', async (c) =>
      c.body(await file('sandbox.css'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
}
