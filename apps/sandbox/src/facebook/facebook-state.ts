import type { Apply } from '../world/world-event.ts';
import type { WorldSource } from '../world/world-source.ts';
import { everyTask, type FacebookPage, type PageFields, seedPages } from './facebook-page.ts';

export type FacebookEvent =
  | { kind: 'facebook_consented'; person: string; pages: string[]; scopes: string[] }
  | { kind: 'facebook_code_used'; code: string }
  | { kind: 'facebook_access_ended'; person: string; cause: EndOfAccess }
  | { kind: 'facebook_page_unticked'; person: string; page: string }
  | { kind: 'facebook_pages_opened'; locations: number; fields: PageFields }
  | { kind: 'facebook_page_written'; page: string; fields: PageFields }
  | { kind: 'facebook_posted'; page: string; post: FacebookPost }
  | { kind: 'facebook_post_deleted'; page: string; id: string }
  | { kind: 'facebook_usage_set'; usage: FacebookUsage };

/** What Facebook was told, and what people did there. */
export const applyFacebookEvents: Apply<FacebookEvent> = {
  facebook_consented(state, { person, pages, scopes }) {
    state.lastNumber += 1;
    state.facebook.grants.set(person, { pages, scopes });
  },
  facebook_code_used: ({ facebook }, { code }) => void facebook.usedCodes.add(code),
  facebook_access_ended({ facebook }, { person, cause }) {
    const ends = facebook.ends.get(person)?.count ?? 0;
    facebook.ends.set(person, { count: ends + 1, cause });
    if (cause === 'app_removed') facebook.grants.delete(person);
  },
  facebook_page_unticked({ facebook }, { person, page }) {
    const grant = facebook.grants.get(person);
    if (grant)
      facebook.grants.set(person, { ...grant, pages: grant.pages.filter((ticked) => ticked !== page) });
  },
  facebook_pages_opened({ facebook, source }, { locations, fields }) {
    for (const opened of seedPages(source, locations)) {
      const page = facebook.pages.get(opened.id) ?? opened;
      facebook.pages.set(page.id, { ...page, tasks: everyTask, fields: { ...page.fields, ...fields } });
    }
  },
  facebook_page_written({ facebook }, { page: id, fields }) {
    const page = facebook.pages.get(id);
    if (page)
      facebook.pages.set(id, { ...page, fields: { ...page.fields, ...fields }, writes: page.writes + 1 });
  },
  facebook_posted(state, { page, post }) {
    state.lastNumber += 1;
    state.facebook.posts.set(page, [post, ...(state.facebook.posts.get(page) ?? [])]);
  },
  facebook_post_deleted({ facebook }, { page, id }) {
    const posts = facebook.posts.get(page) ?? [];
    facebook.posts.set(
      page,
      posts.filter((post) => post.id !== id),
    );
  },
  facebook_usage_set: ({ facebook }, { usage }) => void (facebook.usage = usage),
};

/** What the sandbox's Facebook knows. Only `applyEvent` changes it. */
export interface FacebookState {
  /** In the order in which they are listed; the chain's main page is the first. */
  pages: Map<string, FacebookPage>;
  /** What people gave the app, by person. */
  grants: Map<string, FacebookGrant>;
  /** How often a person's tokens have ended, and why the last time: older ones say so. */
  ends: Map<string, { count: number; cause: EndOfAccess }>;
  usedCodes: Set<string>;
  /** By page, the newest first. */
  posts: Map<string, FacebookPost[]>;
  usage: FacebookUsage;
}

export interface FacebookGrant {
  /** The pages that were ticked. */
  pages: string[];
  scopes: string[];
}

export const endsOfAccess = ['password_changed', 'app_removed'] as const;

export type EndOfAccess = (typeof endsOfAccess)[number];

export interface FacebookPost {
  /** `{page}_{number}` */
  id: string;
  createdAt: number;
  message?: string;
  link?: string;
}

/** How much of the limits is used up, in percent; at 100 calls are refused. */
interface FacebookUsage {
  percent: number;
  /** Minutes until calls are taken again. */
  regainMinutes: number;
}

/** Who logs in to Facebook: one manages all pages of the world's first account, one none. */
export const facebookPeople = [
  { id: '10160000000000001', name: 'Ewa Lipińska', managesPages: true },
  { id: '10160000000000002', name: 'Jan Nowak', managesPages: false },
] as const;

export function nothingAtFacebookYet(source: WorldSource): FacebookState {
  return {
    pages: new Map(seedPages(source).map((page) => [page.id, page])),
    grants: new Map(),
    ends: new Map(),
    usedCodes: new Set(),
    posts: new Map(),
    usage: { percent: 1, regainMinutes: 0 },
  };
}
