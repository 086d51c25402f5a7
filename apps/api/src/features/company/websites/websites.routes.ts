import {
  createWebsite,
  createWebsiteKeywords,
  deleteWebsite,
  deleteWebsiteKeyword,
  listWebsiteKeywords,
  listWebsites,
} from '@pinfold/contract/features/company/websites.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { addWebsiteKeywords, removeWebsiteKeyword } from './website-keywords.service.ts';
import { listWebsiteKeywordsOf, listWebsitesOf } from './websites.queries.ts';
import { addWebsite, removeWebsite } from './websites.service.ts';

export function mountWebsites(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listWebsites, ({ member, query }) => listWebsitesOf(queries, member, query));
  mount(api, createWebsite, ({ services, member, body }) => addWebsite(services, member, body));
  mount(api, deleteWebsite, ({ services, member, params }) => removeWebsite(services, member, params.id));
  mount(api, listWebsiteKeywords, ({ member, params, query }) =>
    listWebsiteKeywordsOf(queries, member, params.id, query),
  );
  mount(api, createWebsiteKeywords, ({ services, member, params, body }) =>
    addWebsiteKeywords(services, member, params.id, body),
  );
  mount(api, deleteWebsiteKeyword, ({ services, member, params }) =>
    removeWebsiteKeyword(services, member, params),
  );
}
