import { expect, test } from 'vitest';
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
import {
  replyCategoriesAtMost,
  templatesAtMost,
} from '@pinfold/contract/features/opinions/templates/reply-template';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { autoReplyRules } from '../../reviews/auto-replies/auto-replies.table.ts';
import { replyCategories, replyTemplates } from './templates.table.ts';

async function startWithShelves() {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const category = await api.ok(createReplyCategory, { as, body: { name: 'Pochwały' } });
  const write = (text: string, into = category.id) =>
    api.ok(createReplyTemplate, { as, body: { category: into, text } });
  return { api, companyId, as, category, write };
}

test('RV-05 templates are written, found by category, changed and deleted, the latest first', async () => {
  const { api, as, category, write } = await startWithShelves();
  const other = await api.ok(createReplyCategory, { as, body: { name: 'Ósemki' } });
  const first = await write('  Dziękujemy, {name}!  ');
  api.clock.advance(60);
  const second = await write('Zapraszamy do {location} w {city} znów.', other.id);
  expect(first).toMatchObject({ category: category.id, text: 'Dziękujemy, {name}!' });
  const listed = async (query = {}) =>
    (await api.ok(listReplyTemplates, { as, query })).results.map(({ id }) => id);
  expect(await listed()).toEqual([second.id, first.id]);
  expect(await listed({ category_ids: String(category.id) })).toEqual([first.id]);
  api.clock.advance(60);
  const changed = await api.ok(updateReplyTemplate, {
    as,
    params: { id: first.id },
    body: { text: 'Dziękujemy za {rating}★!' },
  });
  expect(changed.text).toBe('Dziękujemy za {rating}★!');
  expect(await listed()).toEqual([first.id, second.id]);
  expect((await api.ok(listReplyCategories, { as })).results).toEqual([
    { id: other.id, name: 'Ósemki', templates_count: 1 },
    { id: category.id, name: 'Pochwały', templates_count: 1 },
  ]);
  await api.ok(deleteReplyTemplate, { as, params: { id: second.id } });
  expect(await listed()).toEqual([first.id]);
  const gone = await api.request(deleteReplyTemplate, { as, params: { id: second.id } });
  expect(gone.problem?.code).toBe('not_found');
});

test('RV-05 a variable that nothing fills, and a template of variables alone, are refused', async () => {
  const { api, as, category, write } = await startWithShelves();
  const create = async (text: string, into = category.id) =>
    (await api.request(createReplyTemplate, { as, body: { category: into, text } })).problem?.code;
  expect(await create('Cześć, {imię}!')).toBe('template_variable_unknown');
  expect(await create('{name}!')).toBe('invalid_request');
  expect(await create('ą'.repeat(2049))).toBe('invalid_request');
  expect(await create('Dziękujemy!', 999_999)).toBe('reply_category_unknown');
  const { id } = await write('Dziękujemy!');
  const changed = await api.request(updateReplyTemplate, { as, params: { id }, body: { text: 'Hej {kto}' } });
  expect(changed.problem?.code).toBe('template_variable_unknown');
});

test('RV-05 two categories are never called the same, whatever the case and accents, and each can be renamed', async () => {
  const { api, as, category } = await startWithShelves();
  const create = (name: string) => api.request(createReplyCategory, { as, body: { name } });
  expect((await create(' pochwaly ')).problem?.code).toBe('reply_category_exists');
  const twins = await Promise.all([create('Skargi'), create('skargi')]);
  expect(twins.map(({ problem }) => problem?.code ?? 'made').toSorted()).toEqual([
    'made',
    'reply_category_exists',
  ]);
  const rename = (id: number, name: string) =>
    api.request(updateReplyCategory, { as, params: { id }, body: { name } });
  expect((await rename(category.id, 'SKARGI')).problem?.code).toBe('reply_category_exists');
  const renamed = await api.ok(updateReplyCategory, {
    as,
    params: { id: category.id },
    body: { name: 'POCHWAŁY' },
  });
  expect(renamed).toEqual({ id: category.id, name: 'POCHWAŁY', templates_count: 0 });
  expect((await rename(999_999, 'Nowa')).problem?.code).toBe('not_found');
});

test('RV-05 a category takes its templates with it, unless an automatic reply sends one of them', async () => {
  const { api, as, companyId, category, write } = await startWithShelves();
  const { id } = await write('Dziękujemy!');
  await write('Do zobaczenia!');
  const { queries } = api.services.database;
  const at = api.services.now();
  const rule = {
    companyId,
    position: 1,
    name: 'Piątki',
    isActive: false,
    rating: [5],
    locationIds: [],
    groupIds: [],
    source: 'templates' as const,
    templateIds: [id],
    needsAcceptance: true,
    delayMinutes: 0,
    activeSince: at,
    authorId: as.userId,
    updatedAt: at,
  };
  await queries.insert(autoReplyRules).values(rule);
  const drop = { as, params: { id: category.id } };
  expect((await api.request(deleteReplyCategory, drop)).problem?.code).toBe('template_in_use');
  const used = await api.request(deleteReplyTemplate, { as, params: { id } });
  expect(used.problem?.code).toBe('template_in_use');
  await queries.delete(autoReplyRules);
  await api.ok(deleteReplyCategory, drop);
  expect((await api.ok(listReplyTemplates, { as })).results).toEqual([]);
  expect((await api.request(deleteReplyCategory, drop)).problem?.code).toBe('not_found');
});

test('RV-05 who may not edit templates reads them, another company does not, and there is an end to their number', async () => {
  const { api, as, companyId, category, write } = await startWithShelves();
  const { id } = await write('Dziękujemy!');
  const location = await api.make.location(companyId);
  const manager = await api.make.member(companyId, {
    type: memberTypes.manager,
    permissions: ['view_reviews', 'reply_reviews'],
    locations: [location],
  });
  expect((await api.ok(listReplyTemplates, { as: manager })).results).toHaveLength(1);
  const edited = await api.request(updateReplyTemplate, {
    as: manager,
    params: { id },
    body: { text: 'Inaczej' },
  });
  expect(edited.status).toBe(403);
  const stranger = await api.make.member(await api.make.company(), { type: memberTypes.owner });
  expect((await api.ok(listReplyTemplates, { as: stranger })).results).toEqual([]);
  const stolen = await api.request(updateReplyTemplate, {
    as: stranger,
    params: { id },
    body: { text: 'Moje' },
  });
  expect(stolen.problem?.code).toBe('not_found');
  const foreign = await api.request(createReplyTemplate, {
    as: stranger,
    body: { category: category.id, text: 'Dziękujemy!' },
  });
  expect(foreign.problem?.code).toBe('reply_category_unknown');

  const { queries } = api.services.database;
  await queries.insert(replyTemplates).values(
    Array.from({ length: templatesAtMost - 1 }, (_, index) => ({
      companyId,
      categoryId: category.id,
      text: `Tekst ${index}`,
      updatedAt: api.services.now(),
    })),
  );
  const one = await api.request(createReplyTemplate, {
    as,
    body: { category: category.id, text: 'Za wiele' },
  });
  expect(one.problem?.code).toBe('too_many_templates');
  await queries
    .insert(replyCategories)
    .values(
      Array.from({ length: replyCategoriesAtMost - 1 }, (_, index) => ({ companyId, name: `K ${index}` })),
    );
  const shelf = await api.request(createReplyCategory, { as, body: { name: 'Za wiele' } });
  expect(shelf.problem?.code).toBe('too_many_templates');
});
