import type { Endpoint } from '@pinfold/contract/endpoint';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Handler } from '../../http/call.ts';
import { mount, type Api } from '../../http/mount.ts';
import type { Member } from '../company/member.ts';
import { requireEnabled } from './require-enabled.ts';

/** Mounts what only a company with a store locator may ask: any other is refused before anything is read. */
export function mountForOwners<E extends Endpoint & { access: MemberAccess }>(
  api: Api,
  endpoint: E,
  handler: Handler<E>,
): void {
  mount<E>(api, endpoint, async (call) => {
    const { companyId } = call.member as Member;
    await requireEnabled(call.services.database.queries, companyId);
    return handler(call);
  });
}
