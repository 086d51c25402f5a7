import {
  createReplyCategory,
  createReplyTemplate,
  deleteReplyCategory,
  deleteReplyTemplate,
  listReplyCategories,
  listReplyTemplates,
  updateReplyCategory,
  updateReplyTemplate,
} from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { sql } from 'drizzle-orm';
import { mount, type Api } from '../../../http/mount.ts';
import { replyCategoriesOf, replyTemplatesOf } from './reply-templates.queries.ts';
import {
  createReplyCategoryOf,
  deleteReplyCategoryOf,
  renameReplyCategory,
} from './reply-categories.service.ts';
import {
  changeReplyTemplate,
  createReplyTemplateOf,
  deleteReplyTemplateOf,
  type TemplateGuard,
} from './reply-templates.service.ts';
import { int8Array } from '../../../database/int8.ts';

/** Mounts the reply templates of a company. The guard knows who sends them. */
export function mountReplyTemplates(api: Api, refuseUsed: TemplateGuard): void {
  const { queries } = api.services.database;
  mount(api, listReplyCategories, async ({ member }) => ({
    results: await replyCategoriesOf(queries, member.companyId),
  }));
  mount(api, createReplyCategory, ({ services, member, body }) =>
    createReplyCategoryOf(services, member, body.name),
  );
  mount(api, updateReplyCategory, ({ services, member, params, body }) =>
    renameReplyCategory(services, member, params.id, body.name),
  );
  mount(api, deleteReplyCategory, ({ services, member, params }) =>
    deleteReplyCategoryOf(services, member, params.id, refuseUsed),
  );
  mount(api, listReplyTemplates, async ({ member, query }) => ({
    results: await replyTemplatesOf(
      queries,
      member.companyId,
      query.category_ids && sql`category_id = any(${int8Array(query.category_ids)})`,
    ),
  }));
  mount(api, createReplyTemplate, ({ services, member, body }) =>
    createReplyTemplateOf(services, member, body),
  );
  mount(api, updateReplyTemplate, ({ services, member, params, body }) =>
    changeReplyTemplate(services, member, params.id, body.text),
  );
  mount(api, deleteReplyTemplate, ({ services, member, params }) =>
    deleteReplyTemplateOf(services, member, params.id, refuseUsed),
  );
}
