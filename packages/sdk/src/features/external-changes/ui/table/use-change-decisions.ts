import { decisionRefusals } from '@pinfold/contract/features/external-changes/external-change';
import { useState } from 'react';
import { ApiError } from '../../../../client/api-error.ts';
import type { Translate } from '../../../../i18n/i18n.ts';
import type { Format } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ChangeSelection } from '../../change-selection.ts';
import type { ChangeWish, ExternalChange, IdenticalChanges } from '../../external-change.ts';
import type { DecisionOutcome } from '../../use-decide-changes.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';

/** What a decision is about, as a person sees it. */
export interface DecisionTarget {
  selection: ChangeSelection;
  /** How many changes it means, as far as that is known. */
  count: number;
  /** Its subject, as text. */
  name: string;
  /** Rejecting it is asked about first: the field is protected, or it means many locations. */
  isAskedFirst: boolean;
  /** All that are asked about are of protected fields. */
  isProtected: boolean;
}

/** The decisions, the confirmation before, and the result after. */
export interface ChangeDecisions {
  accept(target: DecisionTarget): void;
  reject(target: DecisionTarget): void;
  undo(ids: readonly number[]): void;
  /** Asks about the change under review; after a yes it is rejected and the next one is shown. */
  rejectInReview(target: DecisionTarget): void;
  /** What waits for yes or no. */
  question: DecisionTarget | undefined;
  answer(isYes: boolean): void;
  /** What was rejected after a yes, until the user has seen it. */
  rejected: DecisionOutcome | undefined;
  closeRejected(): void;
  /** Why the last decision was not saved. */
  failure: string | undefined;
  forget(): void;
  announcement: { text: string; turn: number };
}

/** Decisions of the view, with the confirmation before protected fields are restored, and the result. */
export function useChangeDecisions(table: ExternalChangesTableState): ChangeDecisions {
  const t = useTranslate();
  const [question, setQuestion] = useState<DecisionTarget>();
  const [isReviewing, setReviewing] = useState(false);
  const [rejected, setRejected] = useState<DecisionOutcome>();
  const [failure, setFailure] = useState<string>();
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const announce = (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));

  const send = async (
    wish: ChangeWish,
    selection: ChangeSelection,
    onDone?: (outcome: DecisionOutcome) => void,
  ) => {
    if (!table.permission.allowed) return announce(table.permission.reason?.text ?? '');
    setFailure(undefined);
    try {
      const outcome = await table.decide(wish, selection);
      announce(t(`external_changes.table.done.${wish}`, { count: outcome.ids.length }));
      onDone?.(outcome);
    } catch (error) {
      const reason = error instanceof ApiError ? error.detail : undefined;
      const words = [t('external_changes.table.failed'), reason].filter(Boolean).join(' ');
      setFailure(words);
      announce(words);
    }
  };
  return {
    accept: (target) => void send('accept', target.selection),
    reject: (target) =>
      target.isAskedFirst && table.permission.allowed
        ? setQuestion(target)
        : void send('reject', target.selection),
    undo: (ids) => {
      if (ids.length > 0) void send('undo', { ids });
    },
    rejectInReview: (target) => {
      setReviewing(true);
      setQuestion(target);
    },
    question,
    answer: (isYes) => {
      setQuestion(undefined);
      setReviewing(false);
      if (!isYes || !question) return;
      if (isReviewing) table.review.reject();
      else void send('reject', question.selection, setRejected);
    },
    rejected,
    closeRejected: () => setRejected(undefined),
    failure,
    forget: () => {
      setFailure(undefined);
      table.forgetLatest();
    },
    announcement,
  };
}

/** A decision about one change. */
export function targetOfChange(change: ExternalChange, fieldName: string): DecisionTarget {
  return {
    selection: { ids: [change.id] },
    count: 1,
    name: `${fieldName}, ${change.facility.name}, ${change.facility.formatted_address}`,
    isAskedFirst: change.is_protected,
    isProtected: change.is_protected,
  };
}

/** A decision about all changes of a location. */
export function targetOfLocation(changes: readonly ExternalChange[], count: number): DecisionTarget {
  const location = changes[0]?.facility;
  return {
    selection: { facilitiesIds: location ? [location.id] : [] },
    count,
    name: location ? `${location.name}, ${location.formatted_address}` : '',
    isAskedFirst: changes.some((change) => change.is_protected),
    isProtected: changes.every((change) => change.is_protected),
  };
}

/** A decision about the same change in many locations, each of which may protect the field. */
export function targetOfIdentical(group: IdenticalChanges, fieldName: string, t: Translate): DecisionTarget {
  return {
    selection: { identicalKey: group.identical_key },
    count: group.count,
    name: `${fieldName}, ${t('external_changes.table.in_locations', { count: group.count })}`,
    isAskedFirst: true,
    isProtected: false,
  };
}

/** A decision about what is ticked, of which not everything need be loaded. */
export function targetOfSelection(ids: ReadonlySet<number>, t: Translate): DecisionTarget {
  return {
    selection: { ids: [...ids] },
    count: ids.size,
    name: t('external_changes.table.selected', { count: ids.size }),
    isAskedFirst: true,
    isProtected: false,
  };
}

/** `Pominięto: 2 są już wysyłane i 1 to tylko informacja.`; undefined when nothing was. */
export function skippedText(
  skipped: DecisionOutcome['skipped'],
  t: Translate,
  format: Format,
): string | undefined {
  if (skipped.length === 0) return undefined;
  const reasons = decisionRefusals.flatMap((reason) => {
    const count = skipped.filter((one) => one.reason === reason).length;
    return count > 0 ? [t(`external_changes.table.skipped.${reason}`, { count })] : [];
  });
  return t('external_changes.table.skipped.title', { reasons: format.list(reasons) });
}
