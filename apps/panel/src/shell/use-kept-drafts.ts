import { useCompanyDraft } from '@pinfold/sdk/headless/company';
import { useProtectionDraft } from '@pinfold/sdk/headless/external-changes';
import { useBulkEditDraft, useListingDrafts } from '@pinfold/sdk/headless/listings';
import { useReplyDrafts } from '@pinfold/sdk/headless/reviews';
import { useLocatorDrafts } from '@pinfold/sdk/headless/store-locator-settings';
import { useUnsavedChanges } from '../browser/unsaved-changes.ts';

/** Replies, company data, edits, protection and the store locator that were begun live as long as the page, so that it must not go without asking. */
export function useKeptDrafts(): void {
  useUnsavedChanges(!useReplyDrafts().isEmpty);
  useUnsavedChanges(!useCompanyDraft().isEmpty);
  useUnsavedChanges(!useListingDrafts().isEmpty);
  useUnsavedChanges(!useBulkEditDraft().isEmpty);
  useUnsavedChanges(!useProtectionDraft().isEmpty);
  useUnsavedChanges(!useLocatorDrafts().isEmpty);
}
