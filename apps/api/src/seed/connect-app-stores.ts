import { sql } from 'drizzle-orm';
import type { AppKeys } from '@pinfold/sandbox';
import { classifyAppReviews } from '../features/app-reviews/classify/classify-app-reviews.job.ts';
import { readAppReviews } from '../features/app-reviews/sync/read-app-reviews.job.ts';
import { connectAccount } from '../features/integrations/mobile-apps/accounts.service.ts';
import { addApp } from '../features/integrations/mobile-apps/apps.service.ts';
import type { Services } from '../services.ts';
import { ownerOf } from './demo-team.ts';

const name = 'Karta Lipy';

const inGooglePlay = 'pl.kawiarnialipa.karta';
const inAppStore = '6440000001';

/** Days since Google Play could last be read: it shows a week, so that the others are a gap. */
const unreadDays = 12;

const once = { tries: 0, isLastTry: false };

/** Connects the chain's app in both stores, and reads what its guests write about it. */
export async function connectDemoAppStores(
  services: Services,
  { companyId, ownerId }: { companyId: number; ownerId: number },
  { googlePlay, appStore }: AppKeys,
): Promise<void> {
  const owner = ownerOf(companyId, ownerId);
  const play = await connectAccount(services, owner, {
    store: 'google_play',
    name: 'Kawiarnia Lipa w Google Play',
    ...googlePlay,
  });
  const apple = await connectAccount(services, owner, {
    store: 'app_store',
    name: 'Kawiarnia Lipa w App Store',
    ...appStore,
  });
  const android = await addApp(services, owner, { account_id: play.id, app_id: inGooglePlay, name });
  const ios = await addApp(services, owner, { account_id: apple.id, app_id: inAppStore, name });
  const lastRead = new Date(services.now().getTime() - unreadDays * 86_400_000);
  await services.database.queries.execute(
    sql`insert into app_review_reads (company_id, app_id, read_at)
        values (${companyId}, ${android.id}, ${lastRead.toISOString()})
        on conflict (company_id, app_id) do update set read_at = excluded.read_at`,
  );
  for (const { id: appId } of [android, ios]) await readAppReviews.run(services, { companyId, appId }, once);
  await classifyAppReviews.run(services, { companyId }, once);
}
