import { ApiError } from './api-error.ts';

/** A token that ends: it is kept, and another is asked for before that. */
export interface ExpiringToken {
  token: string;
  /** ISO 8601, or milliseconds since 1970. */
  expiresAt: string | number;
}

/** What `getToken` may answer; nothing when nobody is logged in. */
export type TokenAnswer = string | ExpiringToken | null | undefined;

/** Gives the token of the session. */
export type GetToken = (request: {
  /** The token that the API has just refused; set on the second and last call. */
  refused?: string;
}) => TokenAnswer | Promise<TokenAnswer>;

export interface TokenKeeper {
  /** The token for the next call; after a refusal, another one where there is one. */
  token(refused?: string): Promise<string | undefined>;
  /** Milliseconds until what is held should be replaced; undefined when nobody knows. */
  dueIn(): number | undefined;
  /** The token of a session that is being ended, or was. */
  givenUp: string | null;
}

/** How long before its end a token is replaced; of a short life it takes the second half. */
const aheadMs = 30_000;

/** Asks for tokens: for a bare one each time, for one that ends only when that is near. One question at a time. */
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
    // A token that has ended on arrival speaks of a wrong clock: it is good until the API refuses it.
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
    givenUp: null,
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
