import { createContext, useContext, type Context } from 'react';
import type { PostFaultCode } from '@pinfold/contract/features/publications/local-post';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { type DraftField, useDraftField } from '../../../../state/use-draft-form.ts';
import {
  draftFieldOf,
  type PostDraft,
  type PostDraftFault,
  type PostDraftField,
} from '../../composer/post-draft.ts';
import type { PostComposerState, PostDraftCheck, PostForm } from '../../composer/use-post-composer.ts';

/** What the parts of the composer share; what is filled in, each part reads from the form. */
export interface ComposerView {
  composer: PostComposerState;
  form: PostForm;
  headingLevel: 2 | 3 | 4;
  /** Whether alerts can be written, which Google takes of some accounts only. */
  hasAlerts: boolean;
}

export const ComposerContext: Context<ComposerView | undefined> = createContext<ComposerView | undefined>(
  undefined,
);

/** The composer around this part. */
export function useComposer(): ComposerView {
  const view = useContext(ComposerContext);
  if (!view) throw new Error('Parts of the composer belong inside PostComposer.');
  return view;
}

const unchecked: PostDraftCheck = {
  data: undefined,
  isCurrent: false,
  error: null,
  refetch: () => Promise.resolve(),
};

/** What the API says of the draft. Apart from the composer, since it changes while the reader types. */
export const ComposerCheckContext: Context<PostDraftCheck> = createContext(unchecked);

/** What sending would do, as far as the API has said. */
export function useComposerCheck(): PostDraftCheck {
  return useContext(ComposerCheckContext);
}

/** Faults that the form finds itself, and says when their field was left. */
const foundHere: readonly PostFaultCode[] = [
  'required',
  'nowhere_visible',
  'unknown_variable',
  'link_invalid',
];

/** The faults of a draft that only the API finds, by the form's field. */
export function checkedFaults({ data, isCurrent }: PostDraftCheck): readonly {
  field: PostDraftField;
  code: PostFaultCode;
  place: string | undefined;
  count: number;
}[] {
  if (!data || !isCurrent) return [];
  return data.faults
    .filter(({ code }) => !foundHere.includes(code))
    .map(({ field, code, location, count }) => ({
      field: draftFieldOf[field],
      code,
      place: location?.name,
      count,
    }));
}

/** One field as its control takes it, with what the form or the API finds wrong. */
export function useComposerField<Field extends PostDraftField>(
  name: Field,
): Omit<DraftField<PostDraft[Field], PostDraftFault>, 'fault'> {
  const t = useTranslate();
  const { fault: _fault, ...field } = useDraftField(useComposer().form, name);
  const found = checkedFaults(useComposerCheck()).find((one) => one.field === name);
  const message =
    found &&
    (found.place === undefined
      ? t(`post_composer.fault.${found.code}`)
      : t('post_composer.fault.at', {
          fault: t(`post_composer.fault.${found.code}`),
          name: found.place,
          count: found.count,
        }));
  return { ...field, errorMessage: field.errorMessage ?? message };
}
