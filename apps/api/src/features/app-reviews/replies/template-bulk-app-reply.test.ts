import { expect, test } from 'vitest';
import {
  listBulkAppReplies,
  previewTemplateBulkAppReply,
  templateBulkAppReply,
} from '@pinfold/contract/features/app-reviews/app-bulk-replies.endpoints';
import {
  createReplyCategory,
  createReplyTemplate,
} from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';

async function startWithTemplates(texts: readonly string[]) {
  const world = await startMobileApps();
  await world.write('google_play', { author: 'Jan' });
  await world.write('app_store', { nickname: 'Ewa' });
  await world.poll();
  const ids = (await world.find()).map(({ id }) => id);
  const as = world.owner;
  const { id: category } = await world.ok(createReplyCategory, { as, body: { name: 'Aplikacja' } });
  const templates: number[] = [];
  for (const text of texts)
    templates.push((await world.ok(createReplyTemplate, { as, body: { category, text } })).id);
  return { world, as, ids, templates };
}

test('RV-12 a template speaks of the app where it speaks of a location elsewhere, just as the preview says', async () => {
  const { world, as, ids, templates } = await startWithTemplates([
    'Dziękujemy za opinię o {location} ({rating} gwiazdki)!',
  ]);
  const body = { reply_templates_ids: templates, ids };
  const preview = await world.ok(previewTemplateBulkAppReply, { as, body });
  expect(preview).toMatchObject({ accepted: 2, skipped: 0, distinct: 1, most_alike: 2, too_long: 0 });
  expect(preview.replies.map(({ text, app }) => [text, app.name])).toEqual(
    ids.map(() => ['Dziękujemy za opinię o Karta (2 gwiazdki)!', 'Karta']),
  );
  expect((await world.ok(templateBulkAppReply, { as, body })).accepted_ids).toEqual(ids);
  await world.jobs.settle(3600);
  expect((await world.find()).map(({ reply_comment }) => reply_comment)).toEqual(
    preview.replies.map(({ text }) => text),
  );
  expect((await world.ok(listBulkAppReplies, { as })).results).toMatchObject([
    { templates_count: 1, published: 2 },
  ]);
});

test('RV-12 a template that is too long for Google Play alone goes to the App Store', async () => {
  const { world, as, ids, templates } = await startWithTemplates([`${'ą'.repeat(349)} {location}`]);
  const body = { reply_templates_ids: templates, ids };
  expect(await world.ok(previewTemplateBulkAppReply, { as, body })).toMatchObject({
    replies: [{ app: { store: 'app_store' } }],
    accepted: 1,
    skipped: 1,
    too_long: 1,
  });
  const { accepted_ids, skipped } = await world.ok(templateBulkAppReply, { as, body });
  expect(accepted_ids).toHaveLength(1);
  expect(skipped.map(({ reason }) => reason)).toEqual(['too_long']);
});

test('RV-12 a template with a city is refused, since an app has none', async () => {
  const { world, as, ids, templates } = await startWithTemplates(['Zapraszamy w {city}!', 'Dziękujemy!']);
  const body = { reply_templates_ids: templates, ids };
  for (const endpoint of [templateBulkAppReply, previewTemplateBulkAppReply]) {
    const refused = await world.request(endpoint, { as, body });
    expect([refused.status, refused.problem?.code]).toEqual([400, 'template_needs_city']);
    expect(refused.problem?.detail).toContain('{city}');
  }
  const unknown = { ...body, reply_templates_ids: [999_999] };
  expect((await world.request(templateBulkAppReply, { as, body: unknown })).problem?.code).toBe(
    'template_unknown',
  );
});
