import {
  createApiKey as createApiKeyEndpoint,
  createEmbedToken as createEmbedTokenEndpoint,
  listApiKeys,
  revokeApiKey as revokeApiKeyEndpoint,
} from '@pinfold/contract/features/session/api-access.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { createApiKey, listApiKeysOf, revokeApiKey } from './api-keys.service.ts';
import { createEmbedToken } from './create-embed-token.service.ts';

export function mountEmbedTokens(api: Api): void {
  mount(api, listApiKeys, async ({ services, member }) => ({
    results: await listApiKeysOf(services.database.queries, member),
  }));
  mount(api, createApiKeyEndpoint, ({ services, member, user, body }) =>
    createApiKey(services, { ...member, name: user.name }, body),
  );
  mount(api, revokeApiKeyEndpoint, ({ services, member, params }) =>
    revokeApiKey(services, member, params.id),
  );
  mount(api, createEmbedTokenEndpoint, ({ services, apiKey, body, caller }) =>
    createEmbedToken(services, apiKey, body, caller),
  );
}
