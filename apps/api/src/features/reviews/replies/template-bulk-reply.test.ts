import { expect, test } from 'vitest';
import { bulkReply, listBulkReplies } from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import { batchStatus } from '@pinfold/contract/batch-status';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import {
  createReplyCategory,
  createReplyTemplate,
} from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import {
  previewTemplateBulkReply,
  templateBulkReply,
} from '@pinfold/contract/features/reviews/template-bulk-replies.endpoints';
import {
  startOneLocationCompany,
  type OneLocationOptions,
} from '../../../testing/worlds/one-location-company.ts';

async function startWithTemplates(texts: readonly string[], options: OneLocationOptions = {}) {
  const world = await startOneLocationCompany(options);
  const as = world.owner;
  const { id: category } = await world.ok(createReplyCategory, { as, body: { name: 'Pochwały' } });
  const templates: number[] = [];
  for (const text of texts)
    templates.push((await world.ok(createReplyTemplate, { as, body: { category, text } })).id);
  const body = { reply_templates_ids: templates, gmb_reviews_ids: world.ids };
  return { world, as, templates, body };
}

const thanks = [
  'Dziękujemy, {name}!',
  'Do zobaczenia w {location}, {name}.',
  'Miło nam, {name}. {city} pozdrawia!',
];

test('RV-03 templates take turns over the chosen reviews, each filled in, just as the preview says', async () => {
  const { world, as, templates, body } = await startWithTemplates(thanks, {
    reviews: 7,
    review: (index) => (index === 2 ? { author: '', anonymous: true } : {}),
  });
  const [answered = 0] = world.ids;
  await world.ok(replyToReview, { as, params: { id: answered }, body: { reply_comment: 'Osobno' } });
  await world.jobs.settle();
  const preview = await world.ok(previewTemplateBulkReply, { as, body });
  expect(preview).toMatchObject({ accepted: 6, skipped: 1, distinct: 6, most_alike: 1, too_long: 0 });
  const used = templates.map((id) => preview.replies.filter((one) => one.template_id === id).length);
  expect(used).toEqual([2, 2, 2]);
  expect(preview.replies.some(({ text }) => /Gość \d/.test(text))).toBe(true);

  const result = await world.ok(templateBulkReply, { as, body });
  expect(result.accepted_ids).toEqual(world.ids.slice(1));
  expect(result.skipped).toEqual([{ id: answered, reason: 'already_replied' }]);
  await world.jobs.settle();
  for (const { review_id, text } of preview.replies) {
    const index = world.ids.indexOf(review_id);
    expect(await world.replyAtGoogle(index)).toMatchObject({ writes: 1, reply: { comment: text } });
    expect(text).not.toMatch(/[{}]| ,|, ?[!.]/);
  }
  expect((await world.ok(listBulkReplies, { as })).results).toMatchObject([
    { status: batchStatus.completed, published: 6, templates_count: 3 },
  ]);
});

test('RV-03 replies that grow over 4096 bytes are skipped and said, and equal texts are counted', async () => {
  const long = 'ą'.repeat(2040);
  const { world, as, templates, body } = await startWithTemplates([`${long} {name}`, 'Dziękujemy!'], {
    reviews: 4,
    review: (index) => ({ author: index === 0 ? 'Jan' : `Gość o naprawdę bardzo długim nazwisku ${index}` }),
  });
  const only = { ...body, reply_templates_ids: templates.slice(0, 1) };
  const preview = await world.ok(previewTemplateBulkReply, { as, body: only });
  expect(preview).toMatchObject({ accepted: 1, skipped: 3, too_long: 3 });
  const sent = await world.ok(templateBulkReply, { as, body: only });
  expect(sent.accepted_ids).toEqual(world.ids.slice(0, 1));
  expect(new Set(sent.skipped.map(({ reason }) => reason))).toEqual(new Set(['too_long']));
  const same = { ...body, reply_templates_ids: templates.slice(1) };
  expect(await world.ok(previewTemplateBulkReply, { as, body: same })).toMatchObject({
    accepted: 3,
    distinct: 1,
    most_alike: 3,
  });
});

test('RV-03 replies that Google refused are sent again with the words that each had', async () => {
  const { world, as, body } = await startWithTemplates(thanks, { reviews: 3 });
  const preview = await world.ok(previewTemplateBulkReply, { as, body });
  await world.ok(templateBulkReply, { as, body });
  const { queries } = world.services.database;
  await world.jobs.settle();
  await queries.execute(
    `update reviews set reply_status = 'rejected', reply_problem = 'repetitive' where company_id = ${world.companyId}`,
  );
  const again = await world.ok(bulkReply, { as, body: { ids: world.ids, again: true } });
  expect(again.accepted_ids).toEqual(world.ids);
  await world.jobs.settle();
  for (const { review_id, text } of preview.replies)
    expect(await world.replyAtGoogle(world.ids.indexOf(review_id))).toMatchObject({
      reply: { comment: text },
    });
  expect((await world.ok(bulkReply, { as, body: { ids: world.ids, again: true } })).accepted_ids).toEqual([]);
});

test('RV-03 SEC-02 a template of another company is unknown, and its reviews are not found', async () => {
  const { world, as, body } = await startWithTemplates(thanks);
  const elsewhere = await world.make.company();
  const stranger = await world.make.member(elsewhere, { type: 1 });
  for (const endpoint of [templateBulkReply, previewTemplateBulkReply])
    expect((await world.request(endpoint, { as: stranger, body })).problem?.code).toBe('template_unknown');
  const review = await world.make.review(elsewhere, 1);
  const sent = await world.ok(templateBulkReply, { as, body: { ...body, gmb_reviews_ids: [review] } });
  expect(sent).toEqual({
    bulk_reply_id: null,
    accepted_ids: [],
    skipped: [{ id: review, reason: 'not_found' }],
  });
});
