import { Hono } from 'hono';
import { seedOf } from '../world/random.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { checkDate, checkNip } from './check-query.ts';
import { demoFirms } from './demo-firms.ts';
import { drawFirm } from './draw-firm.ts';
import { firmResource, type Firm } from './firm.ts';
import { RegisterError } from './register-error.ts';

/** The Polish register of VAT payers ("biała lista") as wl-api.mf.gov.pl serves it. */
export function vatRegisterApp(world: LiveWorld): Hono {
  const app = new Hono();
  app.get('/api/search/nip/:nip?', (c) => {
    const nip = c.req.param('nip') ?? '';
    const { date, time } = inWarsaw(new Date(world.now()));
    checkNip(nip);
    checkDate(c.req.query('date'), date);
    const firm = findFirm(world.state.seed, nip);
    return c.json({
      result: {
        subject: firm ? firmResource(firm) : null,
        requestId: requestId(nip, world.now()),
        requestDateTime: `${date.split('-').toReversed().join('-')} ${time}`,
      },
    });
  });
  app.all('/*', () => {
    throw new RegisterError('WL-190');
  });
  app.onError((error, c) => {
    if (error instanceof RegisterError) return c.json(error, error.status);
    console.error(error);
    return c.json(new RegisterError('WL-100'), 500);
  });
  return app;
}

/** Of the numbers that nobody seeded, the even ones belong to somebody. */
function findFirm(seed: number, nip: string): Firm | undefined {
  const demo = demoFirms.find((firm) => firm.nip === nip);
  return demo ?? (Number(nip[9]) % 2 === 0 ? drawFirm(seed, nip) : undefined);
}

function inWarsaw(at: Date): { date: string; time: string } {
  // Swedish writes dates and times as the register does.
  const [date = '', time = ''] = at.toLocaleString('sv', { timeZone: 'Europe/Warsaw' }).split(' ');
  return { date, time };
}

function requestId(nip: string, now: number): string {
  const text = `${seedOf(nip, now).toString(36)}${seedOf(now, nip).toString(36)}`.padEnd(12, '0');
  return `${text.slice(0, 5)}-${text.slice(5, 12)}`;
}
