import { Hono } from 'hono';
import { MailFaultBody } from '../mail/mail-fault.ts';
import { mailLinks, type ReceivedMail } from '../mail/received-mail.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody } from './script-call.ts';

/** Reads the mailboxes, and sets which of them refuse their next mails. */
export function mailScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/mails', (c) => {
      const to = c.req.query('to')?.toLowerCase();
      const found = world.state.mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to);
      return c.json({ results: found.toReversed().map(scripted) });
    })
    .delete('/mails', (c) => {
      world.commit({ kind: 'mails_cleared' });
      return c.body(null, 204);
    })
    .get('/mail-faults', (c) => c.json({ faults: world.state.mailFaults }))
    .post('/mail-faults', async (c) => {
      const { times, ...body } = await readBody(c, MailFaultBody);
      const fault = { id: `fault-${world.state.lastNumber + 1}`, left: times, ...body };
      world.commit({ kind: 'mail_fault_added', fault });
      return c.json(fault, 201);
    })
    .delete('/mail-faults', (c) => {
      world.commit({ kind: 'mail_faults_cleared' });
      return c.body(null, 204);
    });
}

function scripted(mail: ReceivedMail): object {
  const { receivedAt, ...rest } = mail;
  return { ...rest, links: mailLinks(mail), receivedAt: new Date(receivedAt).toISOString() };
}
