import { googleRequest } from './google-request.ts';

interface Settings {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof globalThis.fetch;
  now?: () => Date;
}

/** Access tokens by refresh token, kept until shortly before they end. */
export function createAccessTokens(settings: Settings) {
  const now = settings.now ?? (() => new Date());
  const known = new Map<string, Promise<{ token: string; endsAt: number }>>();
  return {
    async get(refreshToken: string): Promise<string> {
      const found = await known.get(refreshToken)?.catch(() => undefined);
      if (found && found.endsAt > now().getTime()) return found.token;
      const asked = ask(settings, refreshToken, now);
      known.set(refreshToken, asked);
      asked.catch(() => known.delete(refreshToken));
      return (await asked).token;
    },
    /** Says whether there was one to forget, and so whether asking again makes sense. */
    forget: (refreshToken: string) => known.delete(refreshToken),
  };
}

async function ask(
  { tokenUrl, clientId, clientSecret, fetch }: Settings,
  refreshToken: string,
  now: () => Date,
) {
  const form = {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: clientId,
    client_secret: clientSecret,
  };
  const answer = await googleRequest<{ access_token: string; expires_in: number }>(fetch, {
    url: tokenUrl,
    method: 'POST',
    form,
  });
  return { token: answer.access_token, endsAt: now().getTime() + (answer.expires_in - 60) * 1000 };
}
