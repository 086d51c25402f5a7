import type { Permission } from '@pinfold/contract/access/permissions';
import { embedTokens, viewAsTokens } from '../../features/session/embed-tokens/embed-tokens.table.ts';
import { hashToken, newToken, tokenPrefixes } from '../../secrets/token.ts';
import type { TestApi } from './start-test-api.ts';

interface EmbedOptions {
  companyId: number;
  apiKeyId: number;
  permissions: Iterable<Permission>;
  /** Left out, all of them. */
  locationIds?: readonly number[];
  endsInSeconds?: number;
}

/** An embed token without asking for it. */
export async function makeEmbedToken({ services }: TestApi, options: EmbedOptions): Promise<string> {
  const { companyId, apiKeyId, permissions, locationIds, endsInSeconds = 3600 } = options;
  const token = newToken(tokenPrefixes.embed);
  await services.database.queries.insert(embedTokens).values({
    tokenHash: hashToken(token),
    companyId,
    apiKeyId,
    permissions: [...permissions],
    allLocations: locationIds === undefined,
    locationIds: [...(locationIds ?? [])],
    groupIds: [],
    allowedOrigins: [],
    label: '',
    ...lifetime(services.now(), endsInSeconds),
  });
  return token;
}

interface ViewOptions {
  companyId: number;
  /** Through whose eyes. */
  userId: number;
  viewerId: number;
  endsInSeconds?: number;
}

/** A view-as token without asking for it. */
export async function makeViewAsToken({ services }: TestApi, options: ViewOptions): Promise<string> {
  const { endsInSeconds = 3600, ...whose } = options;
  const token = newToken(tokenPrefixes.viewAs);
  await services.database.queries
    .insert(viewAsTokens)
    .values({ ...whose, tokenHash: hashToken(token), ...lifetime(services.now(), endsInSeconds) });
  return token;
}

function lifetime(createdAt: Date, seconds: number) {
  return { createdAt, expiresAt: new Date(createdAt.getTime() + seconds * 1000) };
}
