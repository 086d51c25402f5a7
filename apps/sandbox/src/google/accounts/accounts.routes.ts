import { Hono } from 'hono';
import type { AccountHead } from '../../world/world-source.ts';
import { notFound } from '../google-error.ts';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { granted, requireAccount } from '../granted.ts';

const service = 'mybusinessaccountmanagement.googleapis.com';

/** My Business Account Management API v1: accounts.list and accounts.get. */
export function accountRoutes(context: GoogleContext) {
  const find = (id: string) => context.world.state.source.accounts.find((account) => account.id === id);

  return new Hono<GoogleEnv>()
    .get('/v1/accounts', granted(context, service), (c) => {
      const account = find(c.get('grantedAccount'));
      return c.json(account ? { accounts: [accountResource(account)] } : {});
    })
    .get('/v1/accounts/:account', granted(context, service), (c) => {
      requireAccount(context, c.get('grantedAccount'), c.req.param('account'));
      const account = find(c.req.param('account'));
      if (!account) throw notFound();
      return c.json(accountResource(account));
    });
}

function accountResource(account: AccountHead): object {
  return {
    name: `accounts/${account.id}`,
    accountName: account.name,
    type: 'LOCATION_GROUP',
    role: 'PRIMARY_OWNER',
    verificationState: 'VERIFIED',
    vettedState: 'NOT_VETTED',
    permissionLevel: 'OWNER_LEVEL',
  };
}
