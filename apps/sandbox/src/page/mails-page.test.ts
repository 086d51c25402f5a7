import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import type { Directed } from '../testing/direct-sandbox.ts';

async function open({ sandbox }: Directed, path: string): Promise<Response> {
  return sandbox.fetch(new Request(`http://sandbox.test/sandbox${path}`));
}

async function withMails(): Promise<Directed> {
  const directed = await directSandbox();
  const transport = createTransport(await directed.sandbox.smtpUrl());
  for (const [to, subject] of [
    ['anna@lipa.test', 'Pierwsza'],
    ['marek@lipa.test', '<script>x</script>'],
    ['anna@lipa.test', 'Druga'],
  ] as const) {
    const html =
      '<html><head><title>x</title></head><body><a href="http://panel.test/x">Wejdź</a></body></html>';
    await transport.sendMail({ from: 'no-reply@pinfold.test', to, subject, text: 'Treść', html });
  }
  return directed;
}

test('a person finds the mail that was sent to them, the newest first, in Polish or English', async () => {
  const directed = await withMails();
  const list = await (await open(directed, '/mail?to=ANNA')).text();
  expect(list.indexOf('Druga')).toBeGreaterThan(0);
  expect(list.indexOf('Druga')).toBeLessThan(list.indexOf('Pierwsza'));
  expect(list).not.toContain('marek@lipa.test');
  expect(await (await open(directed, '/mail?lang=en&to=nobody')).text()).toContain(
    'There is no message to nobody.',
  );
  expect(await (await open(directed, '/?lang=pl')).text()).toContain('Poczta (3)');
});

test('a mail is shown locked in, and its links open in the whole window', async () => {
  const directed = await withMails();
  const page = await (await open(directed, '/mail?mail=mail-2')).text();
  expect(page).not.toContain('<script>x');
  expect(page).toContain('src="/sandbox/mail/mail-2"');
  const content = await open(directed, '/mail/mail-2');
  const policy = content.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-top-navigation-by-user-activation');
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  expect(await content.text()).toContain('<head><base target="_top"><title>');
  expect((await open(directed, '/mail/mail-99')).status).toBe(404);
});
