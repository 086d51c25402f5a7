import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { seedOf } from '../world/random.ts';
import { nipCheckDigit } from './check-digits.ts';
import { demoFirms, drawFirm, type Firm, firmResource } from './firm.ts';
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

/** Of the numbers that are not seeded, the even ones exist. */
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

/** The register has data of the last five years. */
const years = 5;

function checkNip(nip: string): void {
  if (nip.trim() === '') throw new RegisterError('WL-112');
  if (nip.length !== 10) throw new RegisterError('WL-113');
  if (!/^\d+$/.test(nip)) throw new RegisterError('WL-114');
  if (nipCheckDigit(nip) !== Number(nip[9])) throw new RegisterError('WL-115');
}

/** `today` is a date in Warsaw; dates in this form compare as texts. */
function checkDate(date: string | undefined, today: string): void {
  if (date === undefined || date.trim() === '') throw new RegisterError('WL-101');
  if (!isDate(date)) throw new RegisterError('WL-102');
  if (date > today) throw new RegisterError('WL-103');
  if (date < `${Number(today.slice(0, 4)) - years}${today.slice(4)}`) throw new RegisterError('WL-118');
}

function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
