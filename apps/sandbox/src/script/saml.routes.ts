import { Hono } from 'hono';
import { SamlChoice } from '../saml/saml-choice.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody } from './read-body.ts';

/** Who logs in at the SAML identity provider next, so that a script needs no page for it. */
export function samlScriptRoutes(world: LiveWorld): Hono {
  return new Hono().post('/saml/next', async (c) => {
    const choice = await readBody(c, SamlChoice);
    world.commit({ kind: 'saml_choice_set', choice });
    return c.json({ next: choice });
  });
}
