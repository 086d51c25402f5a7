import { useCompanyDraft } from '@pinfold/sdk/headless/company';
import { useReplyDrafts } from '@pinfold/sdk/headless/reviews';
import { useUnsavedChanges } from '../browser/unsaved-changes.ts';

/** Replies and company data that were begun live as long as the page, so that it must not go without asking. */
export function useKeptDrafts(): void {
  useUnsavedChanges(!useReplyDrafts().isEmpty);
  useUnsavedChanges(!useCompanyDraft().isEmpty);
}
