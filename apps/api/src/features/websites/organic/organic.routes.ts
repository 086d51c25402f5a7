import {
  checkWebsite,
  getOrganicCompetition,
  listOrganicResults,
} from '@pinfold/contract/features/websites/organic-results.endpoints';
import {
  createWebsiteCompetitor,
  deleteWebsiteCompetitor,
  listWebsiteCompetitors,
} from '@pinfold/contract/features/websites/website-competitors.endpoints';
import { type Api, mount } from '../../../http/mount.ts';
import { checkWebsiteNow } from './check-website.service.ts';
import { organicCompetitionOf } from './organic-competition.queries.ts';
import { organicResultsOf } from './organic-results.queries.ts';
import { listWebsiteCompetitorsOf } from './website-competitors.queries.ts';
import { addWebsiteCompetitor, removeWebsiteCompetitor } from './website-competitors.service.ts';

export function mountOrganic(api: Api): void {
  const { now } = api.services;
  const { queries } = api.services.database;
  mount(api, listOrganicResults, ({ member, query }) => organicResultsOf(api.services, member, query));
  mount(api, getOrganicCompetition, ({ member, query }) =>
    organicCompetitionOf(queries, member, query, now()),
  );
  mount(api, checkWebsite, ({ services, member, params }) => checkWebsiteNow(services, member, params.id));
  mount(api, listWebsiteCompetitors, ({ member, params }) =>
    listWebsiteCompetitorsOf(queries, member, params.id),
  );
  mount(api, createWebsiteCompetitor, ({ services, member, params, body }) =>
    addWebsiteCompetitor(services, member, params.id, body.url),
  );
  mount(api, deleteWebsiteCompetitor, ({ services, member, params }) =>
    removeWebsiteCompetitor(services, member, params),
  );
}
