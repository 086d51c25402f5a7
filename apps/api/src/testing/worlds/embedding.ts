import type * as z from 'zod';
import { type Permission, permissions } from '@pinfold/contract/access/permissions';
import {
  createApiKey,
  createEmbedToken,
  type EmbedTokenRequest,
} from '@pinfold/contract/features/session/api-access.endpoints';
import type { CheckedResponse } from '../clients/request.ts';
import type { TestApiOptions } from '../clients/start-test-api.ts';
import { startTeam } from './team.ts';

/** A company whose server has a key, and asks for tokens with it. */
export async function startEmbedding(options: TestApiOptions = {}, held: Permission[] = [...permissions]) {
  const team = await startTeam(options);
  const { api, owner, companyId } = team;
  const key = await api.ok(createApiKey, { as: owner, body: { name: 'Portal', permissions: held } });
  const ask = (body: z.input<typeof EmbedTokenRequest>, secret = key.secret): Promise<CheckedResponse> =>
    api.request(createEmbedToken, { body, headers: { Authorization: `Api-Key ${secret}` } });
  return {
    ...team,
    key,
    ask,
    /** Requests a token that must be granted. Returns the token with its company. */
    async embedded(body: z.input<typeof EmbedTokenRequest>): Promise<{ token: string; companyId: number }> {
      const { body: answer, problem } = await ask(body);
      if (problem) throw new Error(`no token: ${problem.code}`);
      return { token: createEmbedToken.response.parse(answer).token, companyId };
    },
  };
}
