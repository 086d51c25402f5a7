import {
  comparePositions,
  createCompetitor,
  deleteCompetitor,
  getCompetition,
  listCompetitors,
  listSuggestedCompetitors,
  searchCompetitorPlaces,
} from '@pinfold/contract/features/rankings/competitors.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { addCompetitor } from './add-competitor.service.ts';
import { compareSets } from './comparison.service.ts';
import { competitionAt } from './competition.service.ts';
import { listCompetitorsOf } from './competitors.queries.ts';
import { removeCompetitor } from './remove-competitor.service.ts';
import { searchPlacesNear } from './search-places.service.ts';
import { suggestCompetitors } from './suggested-competitors.queries.ts';

export function mountCompeting(api: Api): void {
  mount(api, listCompetitors, ({ services, member }) =>
    listCompetitorsOf(services.database.queries, member.companyId),
  );
  mount(api, searchCompetitorPlaces, ({ services, member, query, language }) =>
    searchPlacesNear(services, member, { ...query, language }),
  );
  mount(api, listSuggestedCompetitors, ({ services, member, query }) =>
    suggestCompetitors(services, member, query.facility),
  );
  mount(api, createCompetitor, ({ services, member, body }) =>
    addCompetitor(services, member, body.place_id),
  );
  mount(api, deleteCompetitor, ({ services, member, params }) =>
    removeCompetitor(services, member, params.id),
  );
  mount(api, getCompetition, ({ services, member, body }) => competitionAt(services, member, body));
  mount(api, comparePositions, ({ services, member, body }) => compareSets(services, member, body));
}
