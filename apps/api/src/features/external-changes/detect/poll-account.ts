import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { takeProviderCalls } from '../../../providers/google-business-profile/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { glanceAtPage, type GlancedLocation } from './glance-at-page.ts';
import { notePoll, type PolledAccount } from './polled-account.ts';

interface Polled {
  calls: number;
  glanced: GlancedLocation[];
}

/** Reads pages of an account from where the last poll ended, to its last page or until the calls are used up. */
export async function pollAccount(
  services: Services,
  account: PolledAccount,
  mostCalls: number,
): Promise<Polled> {
  const { database, google, sealer, config, now } = services;
  const { queries } = database;
  const asAccount = google.as(sealer.open('refresh token', account.sealedRefreshToken));
  const glanced: GlancedLocation[] = [];
  let { pageToken } = account;
  for (let calls = 1; calls <= mostCalls; calls += 1) {
    if (!(await takeProviderCalls(queries, config, now(), { calls: 1 })))
      return { calls: calls - 1, glanced };
    try {
      const page = await asAccount.listPage(account.name, pageToken);
      glanced.push(...(await glanceAtPage(queries, account, page.locations)));
      pageToken = page.nextPageToken;
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      // A page that is not to be had is not waited for: the next poll begins anew where it is of no use any more.
      const goesOn = error.kind === 'quota' || error.kind === 'temporary';
      await notePoll(queries, account, goesOn ? pageToken : '', now());
      return { calls, glanced };
    }
    await notePoll(queries, account, pageToken, now());
    if (pageToken === '') return { calls, glanced };
  }
  return { calls: mostCalls, glanced };
}
