import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { appReviewKeys, reviewCategoryKeys, reviewKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useCurrentCompany } from '../../company/current-company.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';

/** A topic of reviews, with the phrases by which they are found. */
export type ReviewCategory = Schemas['DetailedReviewCategory'];

/** Reviews that are being put into categories, or were last. */
export type Categorisation = Schemas['Categorisation'];

/** A review that phrases would find, and the words of it that they matched. */
export type PhraseMatch = Schemas['PhraseMatch'];

/** Access to previews of phrases, which change nothing. */
export const triedPhrasesAccess: MemberAccess = {
  module: 'reviews',
  permission: 'manage_reviews_categories',
  demo: 'allowed',
};

/** Access to editing categories, for all locations. */
export const reviewCategoriesAccess: MemberAccess = {
  ...triedPhrasesAccess,
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Access to automatic categories, by plan. */
export const automaticPlanAccess: MemberAccess = { ...triedPhrasesAccess, plan: 'ai_categorisation' };

/** Access to categorising all reviews again. */
export const categorisationAccess: MemberAccess = { ...reviewCategoriesAccess, plan: 'ai_categorisation' };

/** Access to assigning categories to single reviews. */
export const taggingAccess: MemberAccess = {
  module: 'reviews',
  permission: 'assign_reviews_categories',
  demo: 'blocked',
};

/** Access to setting a review's sentiment by hand. */
export const sentimentAccess: MemberAccess = { ...taggingAccess, plan: 'manual_sentiment' };

/** The company's review categories by name, as a query. */
export function listReviewTags(client: PinfoldClient): QueryOf<ListOf<Schemas['ReviewCategory']>> {
  return queryOptions({
    queryKey: reviewKeys.tags(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/tags/', { signal })),
    staleTime: 5 * 60_000,
  });
}

/** The company's review categories by name, and how far reviews are being put into them, as a query. */
export function listReviewCategories(client: PinfoldClient): QueryOf<Schemas['ReviewCategoryList']> {
  return queryOptions({
    queryKey: reviewCategoryKeys.list(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/categories/', { signal })),
  });
}

/** Which of the latest reviews some phrases would find, as a query. */
export function tryPhrases(
  client: PinfoldClient,
  phrases: readonly string[],
): QueryOf<Schemas['TriedPhrasesResult']> {
  const body = { phrases: [...phrases] };
  return queryOptions({
    queryKey: reviewCategoryKeys.tried(client.scope, body),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/reviews/categories/preview/', { body, signal })),
    placeholderData: keepPreviousData,
  });
}

const noCategories: ReviewCategory[] = [];

/** What `useReviewCategories` returns. */
export type UseReviewCategoriesResult = QueryResult<Schemas['ReviewCategoryList']> & {
  categories: ReviewCategory[];
  /** Automatic categories and how many the plan allows; undefined where it sets no limit. */
  limit: { used: number; max: number; left: number; isReached: boolean } | undefined;
};

/**
 * The company's review categories by name, and how many of those that the plan allows are automatic.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { categories, limit } = useReviewCategories();
 * return <p>{categories.map(({ name }) => name).join(', ')} {limit && `${limit.used} / ${limit.max}`}</p>;
 * ```
 */
export function useReviewCategories({
  enabled = true,
}: { enabled?: boolean } = {}): UseReviewCategoriesResult {
  const list = usePinfoldQuery({ ...listReviewCategories(useClient()), enabled });
  const { data: company } = useCurrentCompany();
  const categories = list.data?.results ?? noCategories;
  const max = company?.plan_restrictions.limits.max_ai_categorization_categories;
  const used = categories.filter((category) => category.is_automatic).length;
  return {
    ...list,
    categories,
    limit:
      max === undefined
        ? undefined
        : { used, max, left: Math.max(0, max - used), isReached: list.data !== undefined && used >= max },
  };
}

/** Fields of a category to save; without an `id` a new one is created. */
export interface ReviewCategoryVariables {
  id?: number | undefined;
  /** 1 to 60 characters. Of a new category it is needed. */
  name?: string | undefined;
  /** 100 at most, each of 1 to 80 characters. */
  phrases?: readonly string[] | undefined;
  is_automatic?: boolean | undefined;
}

/**
 * Adds a review category, or changes one. Changing the phrases, or making it automatic, categorises all reviews again
 * in the background; `useCategorisation` returns the progress.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in `error`, an ApiError with the code
 * `review_category_exists`, `too_many_review_categories`, `plan_limit_reached` or `plan_does_not_allow`, left to the
 * form.
 * @example
 * ```tsx
 * const save = useSaveReviewCategory();
 * save.mutate({ name: 'Kawa', phrases: ['kawa', 'espresso'], is_automatic: true });
 * ```
 */
export function useSaveReviewCategory(): MutationResult<ReviewCategory, ReviewCategoryVariables> {
  const { client, queryClient, emit } = usePinfold();
  return useFormMutation({
    mutationFn: ({ id, name, phrases, is_automatic }: ReviewCategoryVariables) => {
      if (id === undefined) {
        const body = {
          name: name ?? '',
          phrases: [...(phrases ?? [])],
          is_automatic: is_automatic ?? false,
        };
        return unwrapResponse(client.api.POST('/reviews/categories/', { body }));
      }
      const body = {
        ...(name !== undefined && { name }),
        ...(phrases && { phrases: [...phrases] }),
        ...(is_automatic !== undefined && { is_automatic }),
      };
      return unwrapResponse(
        client.api.PATCH('/reviews/categories/{id}/', { params: { path: { id } }, body }),
      );
    },
    onSuccess: ({ id }) => emit({ type: 'review_category_saved', categoryId: id }),
    onSettled: () => refreshReviewCategories(queryClient),
  });
}

/**
 * Deletes a review category; its reviews lose the tag, and nothing brings it back.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in `error`, an ApiError with the code
 * `categorisation_in_progress` or `not_found`, left to the form.
 * @example
 * ```tsx
 * const remove = useDeleteReviewCategory();
 * remove.mutate(category.id);
 * ```
 */
export function useDeleteReviewCategory(): MutationResult<void, number> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/reviews/categories/{id}/', { params: { path: { id } } });
    },
    onSettled: () => refreshReviewCategories(queryClient),
  });
}

/** What `useCategorisation` returns. */
export interface UseCategorisationResult {
  progress: Categorisation | undefined;
  isProcessing: boolean;
  start: MutationResult<Categorisation>;
}

/**
 * Starts categorising all reviews again, and returns its live progress. While it runs, tags and sentiments cannot be
 * changed by hand.
 *
 * @throws Error outside a `PinfoldProvider`. Why it could not start is in `start.error`, an ApiError with the code
 * `categorisation_in_progress` or `plan_does_not_allow`.
 * @example
 * ```tsx
 * const { progress, isProcessing, start } = useCategorisation();
 * if (isProcessing) return <progress value={progress?.processed} max={progress?.total} />;
 * return <button onClick={() => start.mutate()}>Skategoryzuj ponownie</button>;
 * ```
 */
export function useCategorisation({ enabled = true }: { enabled?: boolean } = {}): UseCategorisationResult {
  const { client, queryClient } = usePinfold();
  const { data } = useReviewCategories({ enabled });
  const start = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: () => unwrapResponse(client.api.POST('/reviews/categorisation/')),
    onSuccess: (categorisation: Categorisation) => {
      const key = reviewCategoryKeys.list(client.scope);
      queryClient.setQueryData<typeof data>(key, (known) => known && { ...known, categorisation });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all }),
  });
  const progress = data?.categorisation;
  return { progress, isProcessing: progress?.status === 'processing', start };
}

/** Invalidates categories, and the reviews in them. */
function refreshReviewCategories(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all }),
    queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
    queryClient.invalidateQueries({ queryKey: appReviewKeys.all }),
  ]);
}
