import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@pinfold/contract/endpoints';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { requestPasswordReset } from '@pinfold/contract/features/session/login.endpoints';
import { register } from '@pinfold/contract/features/session/sign-up.endpoints';
import { oneRow, rows } from '../../database/database.ts';
import { registeredUser, linkIn, startWithRegisteredUser } from '../../testing/worlds/registered-user.ts';
import { recordWork } from '../../testing/oracles/recorded-work.ts';
import { users } from './session.table.ts';

type Api = Awaited<ReturnType<typeof startWithRegisteredUser>>;

const unknown = 'nikt@firma.test';
const invited = 'ewa@firma.test';

/** Every call that a stranger can aim at an address, with all that it needs beside the address. */
const aimedAtAddress: Record<string, object> = {
  login: { password: 'nie to' },
  register: {
    name: 'Osoba',
    password: 'gruszki na wierzbie',
    terms_accepted: true,
    access: 'pinfold',
  },
  requestPasswordReset: {},
};

/** Every call that a stranger makes with a link, with all that it needs beside the link. */
const aimedAtLink: Record<string, object> = {
  confirmRegistration: {},
  confirmPasswordReset: { new_password: 'gruszki na wierzbie' },
  getInvitation: {},
  acceptInvitation: { name: 'Osoba', password: 'gruszki na wierzbie', terms_accepted: true },
};

const named = (id: string): Endpoint => {
  const endpoint = endpoints.find((one) => one.id === id);
  if (!endpoint) throw new Error(`${id} is not in the contract`);
  return endpoint;
};

/** All that comes back and all that was done for it, without what differs between any two requests. */
async function observed(api: Api, endpoint: Endpoint, body: object) {
  const jobsBefore = await countJobs(api);
  const { answer, work } = await recordWork(() => api.requestRaw(endpoint, { body }));
  const { status, headers, problem } = answer;
  const { request_id: _, ...words } = problem ?? { request_id: '' };
  return {
    status,
    body: problem ? words : answer.body,
    headers: [...headers.keys()].toSorted(),
    length: headers.get('Content-Length'),
    jobs: (await countJobs(api)) - jobsBefore,
    ...work,
  };
}

async function countJobs({ services }: Api): Promise<number> {
  const row = await oneRow<{ count: number }>(
    services.database.queries,
    sql`select count(*) as count from pgboss.job`,
  );
  return row.count;
}

/** Invites a user who does not accept, and so has no password. */
async function invite({ make, companyId, services }: Api): Promise<void> {
  const { userId } = await make.member(companyId, { email: invited, name: '', status: 'pending' });
  await services.database.queries.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
}

describe('SES-08 nobody can find out who has an account', () => {
  test.each(Object.keys(aimedAtAddress))(
    'by %s: known, unknown and invited addresses get the same answer after the same work',
    async (id) => {
      const api = await startWithRegisteredUser();
      await invite(api);
      const ask = (email: string) => observed(api, named(id), { ...aimedAtAddress[id], email });
      // The first call of a process does what no later one has to.
      await ask('pierwszy@firma.test');
      const known = await ask(registeredUser.email);
      expect(known.passwords.length + known.jobs).toBeGreaterThan(0);
      expect(await ask(unknown)).toEqual(known);
      expect(await ask(invited)).toEqual(known);
    },
  );

  test.each(Object.keys(aimedAtAddress))('by how soon %s is throttled', async (id) => {
    const limits = { PINFOLD_LOGIN_ATTEMPTS: '2', PINFOLD_MAIL_ATTEMPTS: '2' };
    const api = await startWithRegisteredUser(limits);
    await invite(api);
    const ask = async (email: string) => {
      const { problem } = await api.requestRaw(named(id), { body: { ...aimedAtAddress[id], email } });
      return problem?.code;
    };
    const codes = async (email: string) => [await ask(email), await ask(email), await ask(email)];
    const known = await codes(registeredUser.email);
    expect(known.at(-1)).toBe('too_many_attempts');
    expect(await codes(unknown)).toEqual(known);
    expect(await codes(invited)).toEqual(known);
  });

  test.each(Object.keys(aimedAtLink))(
    'by %s: a link that is there, with a wrong token, is as invalid as one that never was',
    async (id) => {
      const api = await startWithRegisteredUser();
      await api.ok(requestPasswordReset, { body: { email: registeredUser.email } });
      const [mail] = await api.mails(registeredUser.email);
      const ask = (uid: string) =>
        observed(api, named(id), { ...aimedAtLink[id], uid, token: 'x'.repeat(43) });
      const missing = await ask('nie-ma');
      expect(missing.body).toMatchObject({ code: 'link_invalid' });
      expect(await ask(linkIn(mail).uid)).toEqual(missing);
    },
  );

  test('by the link that is written down for an address with an account: it is mailed to nobody', async () => {
    const api = await startWithRegisteredUser();
    const uids = async () =>
      (await rows<{ uid: string }>(api.services.database.queries, sql`select uid from mailed_links`)).map(
        ({ uid }) => uid,
      );
    await api.requestRaw(register, { body: { ...aimedAtAddress.register, email: registeredUser.email } });
    await api.requestRaw(requestPasswordReset, { body: { email: unknown } });
    const written = await uids();
    expect(written).toHaveLength(2);
    const mailed = JSON.stringify(await api.mails());
    for (const uid of written) expect(mailed).not.toContain(uid);
  });

  test('by a call that this test does not know yet', () => {
    const byAddress = endpoints.filter(
      ({ access, method, body }) => access.for === 'anyone' && method === 'post' && accepts(body, 'email'),
    );
    const byLink = endpoints.filter(
      ({ access, method, body }) => access.for === 'anyone' && method === 'post' && accepts(body, 'uid'),
    );
    expect(byAddress.map(({ id }) => id).toSorted()).toEqual(Object.keys(aimedAtAddress).toSorted());
    expect(byLink.map(({ id }) => id).toSorted()).toEqual(Object.keys(aimedAtLink).toSorted());
  });
});

function accepts(body: Endpoint['body'], field: string): boolean {
  return body !== undefined && 'shape' in body && field in (body.shape as object);
}
