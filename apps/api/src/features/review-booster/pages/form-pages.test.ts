import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getBoosterAudit } from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import {
  closeBoosterLink,
  updateBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { rows } from '../../../database/database.ts';
import { tablesOf } from '../../../testing/databases/test-database.ts';
import { hiddenOf, reviewUrl, startReviewBooster } from '../../../testing/worlds/review-booster.ts';

test('RV-11 a customer answers without JavaScript, is thanked, and the team reads it', async () => {
  const world = await startReviewBooster();
  const { sent, thanks } = await world.answer({ rating: '2', comment: 'Kawa była zimna' });
  expect(sent.status).toBe(303);
  expect(thanks.status).toBe(200);
  expect(thanks.html).toContain('<h1>Dziękujemy!</h1>');
  await world.jobs.settle();
  expect(await world.find()).toMatchObject([
    {
      rating: 2,
      comment: 'Kawa była zimna',
      contact: null,
      channel: 'qr',
      language: 'pl',
      is_verified: false,
      is_erased: false,
      sentiment: 'negative',
      facility: { id: world.locationId, name: 'Lipa Rynek' },
      form: { id: world.form.id, name: 'Po wizycie' },
    },
  ]);
});

test('RV-11 an answer has a score or a text; what is wrong stands at its field, and nothing typed is lost', async () => {
  const world = await startReviewBooster();
  const { hidden } = await world.open();
  const empty = await world.send({ ...hidden, rating: '' });
  expect(empty.status).toBe(422);
  expect(empty.html).toContain('Wybierz ocenę albo napisz kilka słów.');
  const typed = { ...hidden, rating: '4', comment: 'Miło & <b>szybko</b>', contact: 'anna' };
  const wrong = await world.send(typed);
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('<a href="#contact">To nie wygląda na adres e-mail.');
  expect(wrong.html).toMatch(
    /id="contact"[^>]*aria-describedby="contact-hint contact-fault" aria-invalid="true"/s,
  );
  expect(wrong.html).toMatch(/value="4"\s+checked/);
  expect(wrong.html).toContain('Miło &amp; &lt;b&gt;szybko&lt;/b&gt;');
  expect(wrong.html).toContain('value="anna"');
  const unconsented = await world.send({ ...typed, contact: 'anna.nowak@poczta.test' });
  expect(unconsented.html).toContain('Bez zgody nie możemy zapisać adresu.');
  expect(await world.find()).toEqual([]);
  const long = await world.send({ ...typed, contact: '', comment: 'a'.repeat(4001) });
  expect(long.html).toContain('zmieści się najwyżej 4000 znaków');
  const sent = await world.send({ ...typed, contact: 'anna.nowak@poczta.test', consent: 'yes' });
  expect(sent.status).toBe(303);
  expect(await world.find({ has_contact: true })).toMatchObject([{ contact: 'anna.nowak@poczta.test' }]);
});

test('RV-11 the first answer of a page stays, and the page that is opened again says so', async () => {
  const world = await startReviewBooster();
  const { hidden, visit } = await world.open();
  const first = await world.send({ ...hidden, rating: '1' });
  const second = await world.send({ ...hidden, rating: '5' });
  expect(second.location).toBe(first.location);
  expect(await world.find()).toMatchObject([{ rating: 1 }]);
  const again = await world.ask(`?visit=${visit}`);
  expect(again.html).toContain('<h1>Mamy już Twoją odpowiedź</h1>');
});

test('RV-11 the page speaks the browser’s language or the chosen one, as far as the form has it', async () => {
  const world = await startReviewBooster({
    languages: ['en', 'pl'],
    question: { en: 'How was the coffee?' },
  });
  expect((await world.open({ language: 'es-ES,pl;q=0.5' })).html).toContain('Jak oceniasz swoją wizytę?');
  const other = await world.open({ language: 'de' });
  expect(other.html).toContain('<html lang="en">');
  expect(other.html).toContain('How was the coffee?');
  expect((await world.ask('?lang=pl', { language: 'de' })).html).toContain('<html lang="pl">');
});

test('RV-11 another language keeps what was typed, in the same visit, and answers nothing', async () => {
  const world = await startReviewBooster();
  const { hidden, visit } = await world.open();
  const typed = { rating: '2', comment: 'Za <głośno>', contact: 'anna', consent: 'yes' };
  const chosen = await world.send({ ...hidden, ...typed, to: 'en' });
  expect(chosen.status).toBe(200);
  expect(chosen.html).toContain('<html lang="en">');
  expect(chosen.html).toContain(`name="visit" value="${visit}"`);
  expect(chosen.html).toContain('name="lang" value="en"');
  expect(chosen.html).toMatch(/value="2"\s+checked/);
  expect(chosen.html).toContain('Za &lt;głośno&gt;</textarea>');
  expect(chosen.html).toContain('value="anna"');
  expect(chosen.html).toMatch(/name="consent"\s+value="yes"\s+checked/);
  // Nothing is wrong yet.
  expect(chosen.html).not.toContain('role="alert"');
  expect(chosen.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  const audit = async () => world.ok(getBoosterAudit, { as: world.owner });
  expect(await audit()).toMatchObject({ visits: 1, offered: 1, answers: 0 });
  expect(await world.find()).toEqual([]);

  const sent = await world.send({ ...hiddenOf(chosen.html), rating: '2', comment: 'Too loud' });
  expect(sent).toMatchObject({ status: 303, location: `${world.path}thanks/${visit}/?lang=en` });
  expect(await world.find()).toMatchObject([{ rating: 2, comment: 'Too loud', language: 'en' }]);
  // Once it is answered, a page that is still open leads on in the language that was chosen.
  const late = await world.send({ ...hidden, ...typed, to: 'es' });
  expect(late).toMatchObject({ status: 303, location: `${world.path}thanks/${visit}/?lang=es` });
  expect(await audit()).toMatchObject({ visits: 1, offered: 1, answers: 1 });
});

test('RV-11 a language that the form does not have keeps the one of the page, and nothing past the limit of bytes is read', async () => {
  const world = await startReviewBooster({ languages: ['en', 'pl'] });
  const { hidden } = await world.open({ language: 'en' });
  for (const to of ['es', 'xx', ''])
    expect((await world.send({ ...hidden, comment: 'Nice', to })).html).toContain('<html lang="en">');
  const long = await world.send({ ...hidden, comment: 'a'.repeat(70_000), to: 'pl' });
  expect(long.status).toBe(413);
  expect(await world.find()).toEqual([]);
});

test('RV-11 the Enter key sends the answer, though the languages stand above it', async () => {
  const world = await startReviewBooster();
  const { html } = await world.open();
  const [first = '', second = ''] = html.match(/<button[^>]*>/g) ?? [];
  expect(first).toContain('form="answer"');
  expect(first).not.toContain('name=');
  expect(second).toMatch(/formnovalidate\s+name="to"\s+value="en"/);
});

test('RV-11 a form, a link or a location that is closed asks nothing, and an unknown one is not found', async () => {
  const world = await startReviewBooster();
  const { hidden } = await world.open();
  const params = { id: world.form.id };
  const isOpen = (is_open: boolean) =>
    world.ok(updateBoosterForm, { as: world.owner, params, body: { is_open } });
  const expectClosed = async (status: number) => {
    for (const page of [await world.ask(world.path), await world.send({ ...hidden, rating: '5' })]) {
      expect(page.status).toBe(status);
      expect(page.html).toContain('<h1>Ten formularz jest zamknięty</h1>');
    }
  };
  await isOpen(false);
  await expectClosed(410);
  await isOpen(true);
  const { queries } = world.services.database;
  await queries.execute(sql`update locations set new_review_url = '' where id = ${world.locationId}`);
  await expectClosed(410);
  await queries.execute(
    sql`update locations set new_review_url = ${reviewUrl} where id = ${world.locationId}`,
  );
  await queries.execute(
    sql`update companies set enabled_review_booster = false where id = ${world.companyId}`,
  );
  await expectClosed(410);
  await queries.execute(
    sql`update companies set enabled_review_booster = true where id = ${world.companyId}`,
  );
  await world.request(closeBoosterLink, { as: world.owner, params: { ...params, link_id: world.link.id } });
  await expectClosed(410);
  expect((await world.ask('/f/AAAAAAAAAAAAAAAAAAAAAA/')).status).toBe(404);
});

test('RV-11 an answer is erased by its own address, after a question; score and day stay', async () => {
  const world = await startReviewBooster();
  const { sent, visit } = await world.answer({
    rating: '3',
    comment: 'Proszę o telefon',
    contact: 'jan.kowalski@poczta.test',
    consent: 'yes',
  });
  const { location } = await world.ask(new URL('erase', `http://panel.test${sent.location}`).pathname);
  expect(location).toBe(`/f/${world.link.url.split('/').at(-2)}/erase/${visit}/?lang=pl`);
  const question = await world.ask(location);
  expect(question.html).toContain('<h1>Usunąć Twoją odpowiedź?</h1>');
  expect(await world.find()).toMatchObject([{ comment: 'Proszę o telefon' }]);
  const erased = await world.send({ lang: 'pl' }, {}, location);
  expect(erased.status).toBe(303);
  expect((await world.ask(erased.location)).html).toContain('<h1>Odpowiedź usunięta</h1>');
  expect(await world.find()).toMatchObject([{ rating: 3, comment: null, contact: null, is_erased: true }]);
  expect((await world.ask(`/f/${world.link.url.split('/').at(-2)}/erase/${'A'.repeat(22)}/`)).status).toBe(
    404,
  );
});

test('RV-11 whatever goes wrong has a page, in the visitor’s language', async () => {
  const world = await startReviewBooster();
  const { hidden, visit } = await world.open();
  for (const path of ['/f/too-short', '/f/too-short/', `${world.path}nowhere`, `thanks/${visit}x/erase`]) {
    const { status, html } = await world.ask(path);
    expect(status, path).toBe(404);
    expect(html, path).toContain('<h1>Ten formularz jest zamknięty</h1>');
  }
  const long = await world.send({ ...hidden, comment: 'a'.repeat(70_000) });
  expect(long.status).toBe(413);
  expect(long.html).toContain('<h1>Ta odpowiedź jest za długa</h1>');
  const malformed = await world.ask(
    world.path,
    { language: 'en', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    { method: 'POST', body: 'no part' },
  );
  expect(malformed.status).toBe(400);
  expect(malformed.html).toContain('<h1>Something went wrong</h1>');
  vi.spyOn(world.services.database.queries, 'insert').mockImplementationOnce(() => {
    throw new Error('the connection was lost');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const failed = await world.ask(`go/1?visit=${visit}`);
  expect(failed.status).toBe(500);
  expect(failed.html).toContain('<h1>Coś poszło nie tak</h1>');
});

test('RV-11 the chosen language goes along to the other pages of a form', async () => {
  const world = await startReviewBooster();
  const bare = await world.ask(`${world.path.slice(0, -1)}?lang=es`);
  expect(bare).toMatchObject({ status: 301, location: `${world.path}?lang=es` });
  const page = await world.ask('?lang=es');
  expect(page.html).toContain('href="fairness/?lang=es"');
  const { visit } = await world.answer({ rating: '5' });
  const thanks = await world.ask(`thanks/${visit}/?lang=es`);
  expect(thanks.html).toContain('href="erase?lang=es"');
  expect(thanks.html).toContain('href="../../fairness/?lang=es"');
});

test('RV-11 nothing of a visitor’s network or browser is stored, in no table', async () => {
  const world = await startReviewBooster();
  const headers = { 'User-Agent': 'Geheimbrowser/7.1' };
  const { thanks } = await world.answer({ rating: '5' }, { address: '198.51.100.23', headers });
  await world.ask('go/1?visit=AAAAAAAAAAAAAAAAAAAAAA', { address: '198.51.100.23', headers });
  expect(thanks.status).toBe(200);
  const { queries } = world.services.database;
  let read = 0;
  for (const table of await tablesOf(queries)) {
    const found = await rows<{ text: string }>(queries, sql`select t::text as text from ${sql.raw(table)} t`);
    read += found.length;
    for (const { text } of found) expect(text, table).not.toMatch(/198\.51\.100|Geheimbrowser/);
  }
  expect(read).toBeGreaterThan(5);
});

test('RV-11 the page has nothing of third parties, sends its form to us alone, and weighs 20 KB with all its scripts', async () => {
  const world = await startReviewBooster();
  const page = await world.open();
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(page.headers.get('Set-Cookie')).toBeNull();
  const sources = [...page.html.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  for (const address of sources)
    expect(new URL(address, 'http://panel.test/f/x/').origin).toBe('http://panel.test');
  const files = await Promise.all(
    [
      'form.js',
      'solve.js',
      'altcha/pow.js',
      'altcha/helpers.js',
      'altcha/types.js',
      'altcha/algorithms/web/pbkdf2.js',
    ].map(async (file) => {
      const { status, headers, html } = await world.ask(`/f/${file}`);
      expect(status, file).toBe(200);
      expect(headers.get('Content-Type')).toContain('text/javascript');
      // Whatever these import is one of them.
      for (const [, from = ''] of html.matchAll(/from '([^']+)'/g))
        expect((await world.ask(new URL(from, `http://panel.test/f/${file}`).pathname)).status, from).toBe(
          200,
        );
      return html;
    }),
  );
  const bytes = [page.html, ...files].map((text) => gzipSync(text).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_480);
});
