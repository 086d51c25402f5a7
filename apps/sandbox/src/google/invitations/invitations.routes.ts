import { Hono } from 'hono';
import { type GoogleContext, type GoogleEnv, granted, requireAccount } from '../google-context.ts';
import { invalidArgument, notFound } from '../google-error.ts';
import type { WorldInvitation } from './invitations-state.ts';

const service = 'mybusinessaccountmanagement.googleapis.com';
const invitationsPath = '/v1/accounts/:account/invitations';

/** My Business Account Management API v1: accounts.invitations, those of one account without pages. */
export function invitationRoutes(context: GoogleContext) {
  const { world } = context;
  const pendingOf = (accountId: string) =>
    [...world.state.invitations.pending.values()].filter((one) => one.accountId === accountId);

  return new Hono<GoogleEnv>()
    .get(invitationsPath, granted(context, service), (c) => {
      const accountId = c.req.param('account');
      requireAccount(context, c.get('grantedAccount'), accountId);
      const wanted = readFilter(c.req.query('filter'));
      const invitations = pendingOf(accountId)
        .map((one) => invitationResource(context, one))
        .filter(({ targetType }) => wanted === undefined || targetType === wanted);
      return c.json(invitations.length === 0 ? {} : { invitations });
    })
    .post(`${invitationsPath}/:call{[^:/]+:(?:accept|decline)}`, granted(context, service), (c) => {
      const accountId = c.req.param('account');
      requireAccount(context, c.get('grantedAccount'), accountId);
      const [id = '', answer] = c.req.param('call').split(':');
      if (!pendingOf(accountId).some((one) => one.id === id)) throw notFound();
      world.commit({ kind: 'invitation_answered', id, isAccepted: answer === 'accept' });
      return c.json({});
    });
}

const targetTypes = ['ACCOUNTS_ONLY', 'LOCATIONS_ONLY'];

function readFilter(filter: string | undefined): string | undefined {
  if (filter === undefined || filter === '') return undefined;
  const [, type = ''] = /^target_type\s*=\s*"?([A-Z_]+)"?$/.exec(filter) ?? [];
  if (!targetTypes.includes(type)) throw invalidArgument('filter', 'The filter is invalid.');
  return type;
}

function invitationResource({ world }: GoogleContext, { id, accountId, role, target }: WorldInvitation) {
  const head = { name: `accounts/${accountId}/invitations/${id}`, role };
  const { source } = world.state;
  if ('groupId' in target) {
    const group = source.accounts.find((one) => one.id === target.groupId);
    const targetAccount = {
      name: `accounts/${target.groupId}`,
      accountName: group?.name ?? '',
      type: group?.type ?? 'LOCATION_GROUP',
    };
    return { ...head, targetAccount, targetType: 'ACCOUNTS_ONLY' };
  }
  const location = source.findLocation(target.locationId)?.location;
  const { addressLines = [], postalCode = '', locality = '' } = location?.address ?? {};
  const targetLocation = {
    locationName: location?.title ?? '',
    ...(target.says.includes('address')
      ? { address: [...addressLines, `${postalCode} ${locality}`.trim()].join(', ') }
      : {}),
    ...(target.says.includes('placeId') && location ? { placeId: location.placeId } : {}),
  };
  return { ...head, targetLocation, targetType: 'LOCATIONS_ONLY' };
}
