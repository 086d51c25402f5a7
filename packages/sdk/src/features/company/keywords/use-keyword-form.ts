import { keywordScope, type KeywordScope } from '@pinfold/contract/features/company/keyword';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { isAboutPlan, useFormRefusal } from '../../../query/form-refusal.ts';
import { useKeywordEntries, type KeywordEntries } from './keyword-entries.ts';
import type { useKeywords } from './keywords.ts';

/** A group or a location that keywords are for. */
export interface KeywordTarget {
  id: number;
  name: string;
}

/**
 * The form that adds keywords for the whole company, a group of locations, or one location.
 *
 * @param refusalForAll - Why none can be added for the company, or for a group with locations of others; the form
 *   begins with one location then.
 */
export function useKeywordForm(
  create: ReturnType<typeof useKeywords>['create'],
  refusalForAll: string | undefined,
): KeywordForm {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const [chosenScope, setScope] = useState<KeywordScope>();
  const scope = chosenScope ?? (refusalForAll === undefined ? 'company' : 'facility');
  const scopeRefusal = scope === 'company' ? refusalForAll : undefined;
  const [target, setTarget] = useState<KeywordTarget>();
  const [wasTried, setWasTried] = useState(false);
  /** How many of the last ones were new; undefined after anything else was done. */
  const [added, setAdded] = useState<{ fresh: number; known: number }>();
  const entries = useKeywordEntries();
  const isTargetMissing =
    keywordScope({
      scope,
      ...(scope === 'group' && { group: target?.id }),
      ...(scope === 'facility' && { facility: target?.id }),
    }) === undefined;

  const touch = () => {
    setAdded(undefined);
    if (create.isError) create.reset();
  };
  const submit = () => {
    if (create.isPending || scopeRefusal !== undefined) return;
    setWasTried(true);
    if (!entries.check() || isTargetMissing) return;
    const keywords = [...entries.entries];
    create.mutate(
      {
        keywords,
        scope,
        ...(scope === 'group' && target && { group: target.id }),
        ...(scope === 'facility' && target && { facility: target.id }),
      },
      {
        onSuccess: ({ count }) => {
          setAdded({ fresh: count, known: keywords.length - count });
          entries.clear();
          setWasTried(false);
        },
      },
    );
  };

  return {
    entries: {
      ...entries,
      add: (text: string) => {
        touch();
        entries.add(text);
      },
      remove: (entry: string) => {
        touch();
        entries.remove(entry);
      },
    },
    scope,
    refusalForAll,
    scopeRefusal,
    setScope: (next: KeywordScope) => {
      touch();
      setScope(next);
      setTarget(undefined);
      setWasTried(false);
    },
    target,
    setTarget: (next: KeywordTarget | undefined) => {
      touch();
      setTarget(next);
    },
    targetMessage: wasTried && isTargetMissing ? t(`company.keywords.fault.${scope}_missing`) : undefined,
    submit,
    isAdding: create.isPending,
    refusal: messageFor(create.error),
    isAboutPlan: isAboutPlan(create.error),
    added,
  };
}

/** What `useKeywordForm` gives. */
export interface KeywordForm {
  entries: KeywordEntries;
  scope: KeywordScope;
  refusalForAll: string | undefined;
  /** Why none can be added for the scope that is chosen. */
  scopeRefusal: string | undefined;
  setScope: (next: KeywordScope) => void;
  target: KeywordTarget | undefined;
  setTarget: (next: KeywordTarget | undefined) => void;
  targetMessage: string | undefined;
  submit: () => void;
  isAdding: boolean;
  refusal: string | undefined;
  isAboutPlan: boolean;
  added: { fresh: number; known: number } | undefined;
}
