import {
  createKeywords,
  deleteKeyword,
  listKeywords,
} from '@pinfold/contract/features/company/keywords.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listKeywordsOf } from './keywords.queries.ts';
import { addKeywords, removeKeyword } from './keywords.service.ts';

export function mountKeywords(api: Api): void {
  mount(api, listKeywords, ({ services, member, query }) =>
    listKeywordsOf(services.database.queries, member, query),
  );
  mount(api, createKeywords, ({ services, member, body }) => addKeywords(services, member, body));
  mount(api, deleteKeyword, ({ services, member, params }) => removeKeyword(services, member, params.id));
}
