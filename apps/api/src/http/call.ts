import type * as z from 'zod';
import type { Endpoint } from '@pinfold/contract/endpoint';
import type { Language } from '@pinfold/contract/languages';
import type { Member } from '../features/company/member.ts';
import type { CompanyKey } from '../features/session/embed-tokens/company-key.ts';
import type { Cookies } from './cookies.ts';
import type { Caller } from '../caller.ts';
import type { SessionUser } from '../features/session/account.ts';
import type { Services } from '../services.ts';
import type { PublicAnswer } from './answer.ts';

type Parsed<E, Part extends 'params' | 'query' | 'body' | 'headers'> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type UserOf<E extends Endpoint> = E['access'] extends { for: 'anyone' | 'api_key' | 'operator' }
  ? undefined
  : SessionUser;

/** Endpoints of a user may be called for a company, and for none. */
type MemberOf<E extends Endpoint> = E['access'] extends { for: 'anyone' | 'api_key' | 'operator' }
  ? undefined
  : E['access'] extends { for: 'user' }
    ? Member | undefined
    : Member;

type EndOf<E extends Endpoint> = UserOf<E> extends undefined ? undefined : Date;

type ApiKeyOf<E extends Endpoint> = E['access'] extends { for: 'api_key' } ? CompanyKey : undefined;

/** What a handler receives: the caller, the company and the checked request. */
export interface Call<E extends Endpoint> {
  services: Services;
  user: UserOf<E>;
  member: MemberOf<E>;
  apiKey: ApiKeyOf<E>;
  /** When the caller's token ends. */
  endsAt: EndOf<E>;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  headers: Parsed<E, 'headers'>;
  cookies: Cookies;
  language: Language;
  caller: Caller;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}

/** What a handler returns: what its response schema describes, a stream of that, how all may keep it, or nothing. */
export type Answer<E extends Endpoint> = E extends { response: infer Schema extends z.ZodType }
  ? E extends { stream: true }
    ? AsyncIterable<z.input<Schema>>
    : E extends { isPublic: true }
      ? PublicAnswer<z.input<Schema>>
      : z.input<Schema>
  : void;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
