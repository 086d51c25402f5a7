import { useState } from 'react';
import type { AccessRefusal } from '@pinfold/contract/access/decide-access';
import {
  phraseMaxLength,
  phrasesAtMost,
  reviewCategoryMaxLength,
} from '@pinfold/contract/features/opinions/categories/review-category';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { isAboutPlan, useFormRefusal } from '../../../query/form-refusal.ts';
import {
  automaticPlanAccess,
  reviewCategoriesAccess,
  type ReviewCategory,
  useReviewCategories,
  useSaveReviewCategory,
} from './review-categories.ts';
import { useTriedPhrases, type UseTriedPhrasesResult } from './tried-phrases.ts';

/** What is wrong with a category that is being defined. */
export type ReviewCategoryProblem =
  | 'name_missing'
  | 'name_too_long'
  | 'phrase_too_long'
  | 'too_many_phrases'
  | 'unchanged';

/** Which category is being defined. */
export interface ReviewCategoryFormOptions {
  /** Left out, a new one. */
  category?: ReviewCategory | undefined;
  /** It was saved. */
  onSaved?: ((saved: ReviewCategory) => void) | undefined;
}

/**
 * State of the form of a review category: name, phrases, whether it is automatic, and a preview of what its phrases
 * find.
 *
 * @throws Error outside a `PinfoldProvider`. Why the API refused it is in `refusal`.
 * @example
 * ```tsx
 * const form = useReviewCategoryForm({ onSaved: close });
 * form.setName('Kawa');
 * form.addPhrases('kawa, espresso');
 * form.save();
 * ```
 */
export function useReviewCategoryForm({
  category,
  onSaved,
}: ReviewCategoryFormOptions = {}): ReviewCategoryForm {
  const { limit } = useReviewCategories();
  const saving = useSaveReviewCategory();
  const { messageFor } = useFormRefusal();
  const permission = usePermission(reviewCategoriesAccess);
  const planPermission = usePermission(automaticPlanAccess);
  const isLimitReached = limit?.isReached === true && category?.is_automatic !== true;
  const canBeAutomatic = planPermission.allowed && !isLimitReached;
  const [name, setName] = useState(category?.name ?? '');
  const [phrases, setPhrases] = useState<readonly string[]>(category?.phrases ?? []);
  const [chosen, setAutomatic] = useState<boolean | undefined>(category?.is_automatic);
  const isAutomatic = chosen ?? canBeAutomatic;
  const tried = useTriedPhrases(phrases.filter((phrase) => !isWrongPhrase(phrase)));
  const draft = { name: name.trim(), phrases, is_automatic: isAutomatic };

  return {
    name,
    setName: (next: string) => {
      if (saving.isError) saving.reset();
      setName(next);
    },
    phrases,
    addPhrases: (text: string) => setPhrases((now) => addPhrases(now, text)),
    removePhrase: (phrase: string) => setPhrases((now) => now.filter((one) => one !== phrase)),
    isWrongPhrase,
    isAutomatic,
    setAutomatic,
    automatic: { isAllowed: canBeAutomatic, isLimitReached, limit, reason: planPermission.reason },
    tried,
    problem: problemOf(draft, category),
    permission,
    save: () => {
      if (saving.isPending || problemOf(draft, category)) return;
      saving.mutate({ ...draft, id: category?.id }, { onSuccess: (saved) => onSaved?.(saved) });
    },
    isSaving: saving.isPending,
    isNameTaken: saving.error?.code === 'review_category_exists',
    refusal: messageFor(saving.error),
    isAboutPlan: isAboutPlan(saving.error),
  };
}

/** What `useReviewCategoryForm` gives. */
export interface ReviewCategoryForm {
  name: string;
  setName: (next: string) => void;
  phrases: readonly string[];
  /** Adds every phrase of a text that commas or lines divide. */
  addPhrases: (text: string) => void;
  removePhrase: (phrase: string) => void;
  isWrongPhrase: (phrase: string) => boolean;
  isAutomatic: boolean;
  setAutomatic: (value: boolean | undefined) => void;
  /** Whether the plan has room for one more automatic category, and the plan's reason if it has none at all. */
  automatic: {
    isAllowed: boolean;
    isLimitReached: boolean;
    limit: { used: number; max: number; left: number; isReached: boolean } | undefined;
    reason: { code: AccessRefusal; text: string } | undefined;
  };
  tried: UseTriedPhrasesResult;
  problem: ReviewCategoryProblem | undefined;
  permission: PermissionDecision;
  save: () => void;
  isSaving: boolean;
  /** The name is taken: shown at the field. */
  isNameTaken: boolean;
  refusal: string | undefined;
  isAboutPlan: boolean;
}

function isWrongPhrase(phrase: string): boolean {
  return phrase.length > phraseMaxLength;
}

interface Draft {
  name: string;
  phrases: readonly string[];
  is_automatic: boolean;
}

function problemOf(draft: Draft, category: ReviewCategory | undefined): ReviewCategoryProblem | undefined {
  if (draft.name === '') return 'name_missing';
  if (draft.name.length > reviewCategoryMaxLength) return 'name_too_long';
  if (draft.phrases.some(isWrongPhrase)) return 'phrase_too_long';
  if (draft.phrases.length > phrasesAtMost) return 'too_many_phrases';
  if (!category) return undefined;
  const { name, phrases, is_automatic } = category;
  return JSON.stringify(draft) === JSON.stringify({ name, phrases, is_automatic }) ? 'unchanged' : undefined;
}

/** Returns the phrases with those of a text appended, separated by commas, semicolons and lines, without duplicates. */
export function addPhrases(phrases: readonly string[], text: string): string[] {
  const seen = new Set(phrases.map(sameness));
  const added = text
    .split(/[,;\n]/)
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => {
      const isNew = phrase !== '' && !seen.has(sameness(phrase));
      seen.add(sameness(phrase));
      return isNew;
    });
  return [...phrases, ...added];
}

function sameness(phrase: string): string {
  return phrase.toLowerCase();
}
