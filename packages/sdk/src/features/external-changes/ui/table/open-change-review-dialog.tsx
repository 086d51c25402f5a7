'use client';
import { useRef, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import { ChangeReviewContent } from './change-review-content.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { targetOfChange } from './target-of.ts';

/** One change at a time, large enough to judge; deciding leads to the next. */
export function OpenChangeReviewDialog(): JSX.Element {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const { table, decisions } = useExternalChangesTableView();
  const { review, permission } = table;
  const { change } = review;
  const isDecidable = useRef(false);
  isDecidable.current = change !== undefined && !table.refusalOf(change, 'reject');
  const disabledReason = permission.reason?.text;

  const accept = () => isDecidable.current && permission.allowed && review.accept();
  const reject = () => {
    if (!change || !isDecidable.current || !permission.allowed) return;
    // A protected field is asked about first; the answer goes on to the next.
    if (change.is_protected) decisions.rejectInReview(targetOfChange(change, nameOf(change.field)));
    else review.reject();
  };
  const run = (key: string): boolean => {
    const act = { a: accept, d: reject, s: review.skip, j: review.skip, z: review.back, k: review.back }[key];
    act?.();
    return act !== undefined;
  };
  return (
    <Dialog
      title={t('external_changes.table.review.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && review.close()}
      footer={
        review.isDone ? (
          <Button variant="primary" autoFocus onPress={review.close}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button isDisabled={!review.canGoBack} onPress={review.back}>
              {t('external_changes.table.review.back')} <KeyHint>Z</KeyHint>
            </Button>
            <Button isDisabled={!change} onPress={review.skip}>
              {t('external_changes.table.review.skip')} <KeyHint>S</KeyHint>
            </Button>
            <Button isDisabled={!isDecidable.current} disabledReason={disabledReason} onPress={reject}>
              {t('external_changes.table.reject')} <KeyHint>D</KeyHint>
            </Button>
            <Button
              variant="primary"
              isDisabled={!isDecidable.current}
              disabledReason={disabledReason}
              onPress={accept}
            >
              {t('external_changes.table.accept')} <KeyHint>A</KeyHint>
            </Button>
          </>
        )
      }
    >
      <ChangeReviewContent run={run} />
    </Dialog>
  );
}
