import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { type SolvedChallenge, spendChallenge } from '../pages/challenge.ts';
import type { PublicForm } from '../pages/public-form.queries.ts';
import type { Answer } from '../pages/read-answer.ts';
import { boosterAnswers, boosterResponses } from '../review-booster.table.ts';
import { enqueueResponseClassification } from './classify-responses.job.ts';

interface GivenAnswer extends Answer {
  visit: string;
  language: Language;
  /** The proof of work of the browser; undefined without JavaScript, and for one that does not count. */
  solved: SolvedChallenge | undefined;
}

/** Stores what a visitor answered. Of several answers of one visit the first stays, as of a form that is sent twice. */
export async function storeAnswer(
  services: Services,
  form: PublicForm,
  { visit, language, solved, rating, comment, contact }: GivenAnswer,
): Promise<void> {
  const { database, live, now, sealer } = services;
  const { companyId, formId, linkId, location, consentVersion } = form;
  const at = now();
  await database.queries.transaction(async (tx) => {
    const stored = await tx
      .insert(boosterAnswers)
      .values({ companyId, visit, rating, day: at.toISOString().slice(0, 10) })
      .onConflictDoNothing()
      .returning({ visit: boosterAnswers.visit });
    if (stored.length === 0) return;
    const isVerified = solved !== undefined && (await spendChallenge(tx, solved));
    await tx.insert(boosterResponses).values({
      companyId,
      visit,
      formId,
      linkId,
      locationId: location.id,
      language,
      rating,
      comment,
      ...(contact !== null && { sealedContact: sealer.seal('booster contact', contact), consentVersion }),
      isVerified,
      createdAt: at,
      updatedAt: at,
    });
    await enqueueResponseClassification(services, tx, companyId);
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
  });
}
