import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sealAppKey } from '../../app-stores/app-key.ts';
import { mobileAppAccounts, mobileApps } from '../../app-stores/mobile-apps.table.ts';
import { readAppStoreKey } from '../../providers/app-store/app-store-key.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { planted } from './planted.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of an account of the App Store for sample requests. */
export interface MobileAppRows {
  appAccountId: number;
  mobileAppId: number;
  /** A key file of Google Play that the sandbox takes. */
  playKeyFile: string;
  connectKey: { key_id: string; issuer_id: string; key_file: string };
}

let rsa: { publicKey: string; privateKey: string } | undefined;

/** An account whose key opens two apps, of which one was added. */
export async function makeMobileAppRows(api: TestApi, place: SampleMember): Promise<MobileAppRows> {
  const { services } = api;
  const { queries } = services.database;
  const { companyId, userId } = place;
  await queries.execute(
    sql`update companies set feature_flags = feature_flags || '{mobile_apps,app_reviews}' where id = ${companyId}`,
  );
  for (const id of ['6440000001', '6440000002'])
    await api.script('POST', '/app-store/apps', { id, name: `Karta ${id}`, bundle_id: 'pl.lipa.karta' });
  const connectKey = await api.script<MobileAppRows['connectKey']>('POST', '/app-store/keys');
  const key = readAppStoreKey(connectKey.key_file, {
    keyId: connectKey.key_id,
    issuerId: connectKey.issuer_id,
  });
  const at = services.now();
  const account = {
    companyId,
    store: 'app_store' as const,
    name: `App Store ${planted}`,
    keyId: key.keyId,
    issuerId: key.issuerId,
    fingerprint: key.fingerprint,
    connectedAt: at,
    keySetAt: at,
    keySetBy: userId,
  };
  const [row] = await queries
    .insert(mobileAppAccounts)
    .values({ ...account, sealedCredentials: '' })
    .returning({ id: mobileAppAccounts.id });
  const appAccountId = row?.id ?? 0;
  const sealedCredentials = sealAppKey(
    services,
    { companyId, accountId: appAccountId },
    { store: 'app_store', ...key },
  );
  await queries.execute(
    sql`update mobile_app_accounts set sealed_credentials = ${sealedCredentials}
        where company_id = ${companyId} and id = ${appAccountId}`,
  );
  const [app] = await queries
    .insert(mobileApps)
    .values({
      companyId,
      accountId: appAccountId,
      store: 'app_store',
      appId: '6440000001',
      bundleId: 'pl.lipa.karta',
      name: `Karta ${planted}`,
      addedAt: at,
    })
    .returning({ id: mobileApps.id });
  rsa ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const made = await api.script<object>('POST', '/google-play/keys', { public_key: rsa.publicKey });
  return {
    appAccountId,
    mobileAppId: app?.id ?? 0,
    playKeyFile: JSON.stringify({ ...made, private_key: rsa.privateKey }),
    connectKey,
  };
}

export function mobileAppSamples({
  appAccountId,
  mobileAppId,
  playKeyFile,
  connectKey,
}: MobileAppRows): Record<string, RawRequest> {
  const ofAccount = { params: { id: appAccountId } };
  return {
    listMobileAppAccounts: {},
    checkAppKey: { body: { store: 'app_store', ...connectKey } },
    connectGooglePlay: { body: { name: 'Google Play', key_file: playKeyFile } },
    connectAppStore: { body: { name: 'App Store', ...connectKey } },
    replaceAppKey: { ...ofAccount, body: connectKey },
    deleteMobileAppAccount: ofAccount,
    listAvailableApps: ofAccount,
    listMobileApps: {},
    addMobileApp: { body: { account_id: appAccountId, app_id: '6440000002' } },
    removeMobileApp: { params: { id: mobileAppId } },
  };
}
