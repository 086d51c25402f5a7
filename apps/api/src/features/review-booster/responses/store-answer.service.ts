import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { type SolvedChallenge, spendChallenge } from '../pages/challenge.ts';
import { requireContactKey } from '../invitations/contact-key.ts';
import { spendInvitation } from '../invitations/unsubscribe.service.ts';
import type { PublicForm } from '../pages/public-form.queries.ts';
import type { Answer } from '../pages/read-answer.ts';
import { boosterAnswers, boosterLinks, boosterResponses } from '../review-booster.table.ts';
import { utcDay } from '../utc-day.ts';
import { enqueueResponseClassification } from './classify-responses.job.ts';

interface GivenAnswer extends Answer {
  visit: string;
  language: Language;
  /** The proof of work of the browser; undefined without JavaScript, and for one that does not count. */
  solved: SolvedChallenge | undefined;
  /** The invitation that the visitor came with: it takes one answer. */
  invitationId?: number | undefined;
}

/**
 * Stores what a visitor answered. Of several answers of one visit the first stays, as of a form that is sent twice.
 * Nothing is stored where another visit has answered the invitation, or where the link was closed in the meantime.
 */
export async function storeAnswer(
  services: Services,
  form: PublicForm,
  { visit, language, solved, rating, comment, contact, invitationId }: GivenAnswer,
): Promise<'stored' | 'answered' | 'closed'> {
  const { database, live, now, sealer } = services;
  const { companyId, formId, linkId, location, consentVersion, retentionDays } = form;
  const at = now();
  return database.queries.transaction(async (tx) => {
    // Whoever deletes the form or the location closes the link first, and waits for this answer.
    const [link] = await tx
      .select({ id: boosterLinks.id })
      .from(boosterLinks)
      .where(
        and(
          eq(boosterLinks.companyId, companyId),
          eq(boosterLinks.id, linkId),
          isNull(boosterLinks.closedAt),
        ),
      )
      .for('share');
    if (!link) return 'closed';
    if (invitationId !== undefined && !(await spendInvitation(tx, { companyId, invitationId }, at)))
      return 'answered';
    const stored = await tx
      .insert(boosterAnswers)
      .values({ companyId, visit, rating, day: utcDay(at) })
      .onConflictDoNothing()
      .returning({ visit: boosterAnswers.visit });
    if (stored.length === 0) return 'stored';
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
      ...(contact !== null && {
        sealedContact: sealer.seal('booster contact', contact),
        contactHash: (await requireContactKey(services, tx, companyId)).hash(contact),
        consentVersion,
      }),
      isVerified,
      retentionDays,
      createdAt: at,
      updatedAt: at,
    });
    await enqueueResponseClassification(services, tx, companyId);
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
    return 'stored';
  });
}
