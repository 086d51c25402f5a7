import { ApiError } from './api-error.ts';

/** A token with an expiry: it is cached, and replaced before it expires. */
export interface ExpiringToken {
  token: string;
  /** ISO 8601, or milliseconds since 1970. */
  expiresAt: string | number;
}

/** What `getToken` may return; null or undefined without a session. */
export type TokenAnswer = string | ExpiringToken | null | undefined;

/** Returns the session's token. */
export type GetToken = (request: {
  /** The token that the API has just refused; set on the second and last call. */
  refused?: string;
}) => TokenAnswer | Promise<TokenAnswer>;

export interface TokenKeeper {
  /** Returns the token for the next call; with `refused`, asks for another one unless it was replaced already. */
  token(refused?: string): Promise<string | undefined>;
  /** Milliseconds until the cached token is replaced; undefined if no expiry is known. */
  dueIn(): number | undefined;
  /** The token of a session that is being ended, or was. */
  revoked: string | null;
}

/** Tokens are replaced this long before they expire; short-lived ones after half of their lifetime. */
const aheadMs = 30_000;

/** Calls `getToken` for each request, or shortly before a cached token expires; concurrent calls share one promise. */
export function keepToken(getToken: GetToken | undefined): TokenKeeper {
  let held: { token: string; dueAt: number; endsAt: number } | undefined;
  let asked: { refused: string | undefined; answer: Promise<string | undefined> } | undefined;

  const hold = (answer: TokenAnswer) => {
    if (typeof answer !== 'object' || !answer) {
      held = undefined;
      return answer ?? undefined;
    }
    const now = Date.now();
    const lifetime = new Date(answer.expiresAt).getTime() - now;
    // A token that has expired on arrival means a wrong clock: it is used until the API refuses it.
    const endsIn = lifetime > 0 ? lifetime : Infinity;
    held = {
      token: answer.token,
      dueAt: now + Math.max(endsIn - aheadMs, endsIn / 2),
      endsAt: now + endsIn,
    };
    return held.token;
  };

  const ask = async (refused: string | undefined) => {
    try {
      return hold(await getToken?.(refused ? { refused } : {}));
    } catch (cause) {
      if (held && !refused && Date.now() < held.endsAt) return held.token;
      throw new ApiError({ kind: 'network', cause });
    }
  };

  return {
    revoked: null,
    token: async (refused) => {
      if (held && (refused ? held.token !== refused : Date.now() < held.dueAt)) return held.token;
      if (asked && asked.refused === refused) return asked.answer;
      const question = { refused, answer: ask(refused) };
      asked = question;
      return question.answer.finally(() => {
        if (asked === question) asked = undefined;
      });
    },
    dueIn: () => {
      const moment = [held?.dueAt, held?.endsAt].find((at) => at && at > Date.now());
      return moment && moment < Infinity ? moment - Date.now() : undefined;
    },
  };
}
