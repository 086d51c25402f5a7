import { ProviderError } from '../delivery/provider-error.ts';

/** What a token endpoint gives for a refresh token. */
export interface IssuedToken {
  token: string;
  /** How long it is good for. */
  seconds: number;
}

export interface AccessTokens {
  get(refreshToken: string): Promise<string>;
  /** Makes a call with an access token; where a kept one was denied, once again with a new one. */
  use<Result>(refreshToken: string, call: (token: string) => Promise<Result>): Promise<Result>;
}

/** A token is not used in its last minute, in which the call could come too late. */
const spareMilliseconds = 60_000;

/** Access tokens by refresh token, kept until shortly before they end. */
export function keepAccessTokens(
  refresh: (refreshToken: string) => Promise<IssuedToken>,
  now: () => Date = () => new Date(),
): AccessTokens {
  const known = new Map<string, Promise<{ token: string; endsAt: number }>>();
  const issue = async (refreshToken: string) => {
    const { token, seconds } = await refresh(refreshToken);
    return { token, endsAt: now().getTime() + seconds * 1000 - spareMilliseconds };
  };
  const get = async (refreshToken: string) => {
    const found = await known.get(refreshToken)?.catch(() => undefined);
    if (found && found.endsAt > now().getTime()) return found.token;
    const asked = issue(refreshToken);
    known.set(refreshToken, asked);
    asked.catch(() => known.delete(refreshToken));
    return (await asked).token;
  };
  return {
    get,
    async use(refreshToken, call) {
      try {
        return await call(await get(refreshToken));
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'denied') throw error;
        if (!known.delete(refreshToken)) throw error;
        return call(await get(refreshToken));
      }
    },
  };
}
