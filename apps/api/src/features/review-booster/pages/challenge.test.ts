import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getBoosterAudit } from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import { rows } from '../../../database/database.ts';
import { startReviewBooster, type ReviewBooster } from '../../../testing/worlds/review-booster.ts';

/** What the worker of the page hands in. */
async function proofOf(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

const verdicts = async (world: ReviewBooster) =>
  (await world.find({ order_by: 'created_at' })).map(({ is_verified }) => is_verified);

test('RV-11 a browser that solves its task is verified, once, for its own visit and in time', async () => {
  const world = await startReviewBooster();
  const first = await world.open();
  const proof = await proofOf(first.challenge);
  const other = await world.open();
  await world.send({ ...other.hidden, rating: '5', proof });
  await world.send({ ...first.hidden, rating: '5', proof });
  const late = await world.open();
  const lateProof = await proofOf(late.challenge);
  world.clock.advance(3660);
  await world.send({ ...late.hidden, rating: '5', proof: lateProof });
  expect(await verdicts(world)).toEqual([false, true, false]);
});

test('RV-11 of a thousand scripted bots none is verified', async () => {
  const world = await startReviewBooster();
  const model = await world.open();
  const proof = await proofOf(model.challenge);
  const { challenge, solution } = JSON.parse(proof) as { challenge: Challenge; solution: object };
  await world.send({ ...model.hidden, rating: '5', proof });
  const forgeries = [
    // Without a solution.
    () => '',
    () => 'null',
    // Another's, spent and not.
    () => proof,
    // The same, made out for the bot's own visit.
    (visit: string) =>
      JSON.stringify({
        challenge: { ...challenge, parameters: { ...challenge.parameters, data: { visit } } },
        solution,
      }),
    // Of a task of its own, without our secret.
    (visit: string) =>
      JSON.stringify({
        challenge: {
          parameters: { ...challenge.parameters, data: { visit }, cost: 1 },
          signature: 'ab'.repeat(32),
        },
        solution,
      }),
    // Its own task, with a guessed solution.
    (_visit: string, own: string) =>
      JSON.stringify({
        challenge: JSON.parse(own) as object,
        solution: { counter: 1, derivedKey: 'ab'.repeat(32) },
      }),
  ];
  for (let bot = 0; bot < 1000; bot += 1) {
    const asked = { address: `198.18.${bot >> 8}.${bot & 255}` };
    const { hidden, visit, challenge: own } = await world.open(asked);
    const forge = forgeries[bot % forgeries.length];
    const trap = bot % 10 === 0 ? { answer_check: 'https://spam.test' } : {};
    const sent = await world.send(
      { ...hidden, ...trap, rating: '5', proof: forge?.(visit, own) ?? '' },
      asked,
    );
    expect(sent.status).toBe(303);
  }
  const counted = await rows<{ is_verified: boolean; count: number }>(
    world.services.database.queries,
    sql`select is_verified, count(*) as count from booster_responses group by is_verified order by is_verified`,
  );
  expect(counted).toEqual([
    { is_verified: false, count: 1000 },
    { is_verified: true, count: 1 },
  ]);
});

test('RV-11 a network that sends answer after answer is slowed down, and told so', async () => {
  // One more is taken every half a minute.
  const world = await startReviewBooster({}, { isClockStill: true });
  let status = 303;
  let sent = 0;
  while (status === 303 && sent < 100) {
    ({ status } = await world.send({ ...(await world.open()).hidden, rating: '5' }));
    sent += 1;
  }
  expect(status).toBe(429);
  expect(sent).toBe(31);
  const { hidden } = await world.open();
  const refused = await world.send({ ...hidden, rating: '5', comment: 'Długo pisane' });
  expect(refused.status).toBe(429);
  expect(refused.html).toContain('Odczekaj kilka minut i spróbuj ponownie.');
  expect(refused.html).toContain('Długo pisane</textarea>');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('RV-11 what falls into the trap is stored as unverified, though its task was solved', async () => {
  const world = await startReviewBooster();
  const { hidden, challenge } = await world.open();
  await world.send({ ...hidden, answer_check: 'x', rating: '5', proof: await proofOf(challenge) });
  expect(await verdicts(world)).toEqual([false]);
});

test('RV-11 whatever opens links in mails answers nothing and erases nothing', async () => {
  const world = await startReviewBooster();
  const { visit } = await world.answer({ rating: '4', comment: 'Dobra kawa' });
  const before = await world.find();
  const paths = [
    '',
    '?rating=1&comment=x',
    'go/1',
    `thanks/${visit}/`,
    `thanks/${visit}/erase`,
    `erase/${visit}/`,
  ];
  for (const path of paths) await world.ask(path);
  expect(await world.find()).toEqual(before);
  const { visits, answers } = await world.ok(getBoosterAudit, { as: world.owner });
  // Two of these opened the form.
  expect({ visits, answers }).toEqual({ visits: 3, answers: 1 });
});
