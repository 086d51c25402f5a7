import { Hono } from 'hono';
import { type AccountHead, accountsOfGrant } from '../world/world-source.ts';
import { type GoogleContext, type GoogleEnv, granted, requireAccount } from './google-context.ts';
import { notFound } from './google-error.ts';
import { readPageSize, takeSlice } from './paging.ts';

const service = 'mybusinessaccountmanagement.googleapis.com';

/** My Business Account Management API v1: accounts.list and accounts.get. */
export function accountRoutes(context: GoogleContext) {
  const find = (id: string) => context.world.state.source.accounts.find((account) => account.id === id);

  return new Hono<GoogleEnv>()
    .get('/v1/accounts', granted(context, service), (c) => {
      const { source } = context.world.state;
      const ids = accountsOfGrant(source, c.get('grantedAccount'));
      // The person comes first, then the groups.
      const all = source.accounts
        .filter(({ id }) => ids.includes(id))
        .toSorted((one, other) => Number(other.type === 'PERSONAL') - Number(one.type === 'PERSONAL'));
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 20, max: 20 });
      const { items, ...next } = takeSlice(all, size, c.req.query('pageToken'));
      return c.json({ accounts: items.map(accountResource), ...next });
    })
    .get('/v1/accounts/:account', granted(context, service), (c) => {
      requireAccount(context, c.get('grantedAccount'), c.req.param('account'));
      const account = find(c.req.param('account'));
      if (!account) throw notFound();
      return c.json(accountResource(account));
    });
}

function accountResource(account: AccountHead): object {
  const { id, name, type = 'LOCATION_GROUP', ownedBy } = account;
  return {
    name: `accounts/${id}`,
    accountName: name,
    type,
    role: 'PRIMARY_OWNER',
    verificationState: type === 'PERSONAL' ? 'UNVERIFIED' : 'VERIFIED',
    vettedState: 'NOT_VETTED',
    permissionLevel: 'OWNER_LEVEL',
    ...(ownedBy === undefined ? {} : { primaryOwner: `accounts/${ownedBy}` }),
  };
}
