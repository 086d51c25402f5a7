import {
  templateProblem,
  type TemplateProblem,
} from '@pinfold/contract/features/opinions/templates/reply-template';
import { useState } from 'react';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { editTemplatesAccess, type ReplyTemplate } from './reply-templates.ts';
import { useEditReplyTemplate } from './edit-reply-templates.ts';

/** Which template is written, and what happens then. */
export interface ReplyTemplateFormOptions {
  /** Left out, a new one. */
  template?: ReplyTemplate | undefined;
  /** Where a new one begins. */
  category?: number | undefined;
  onSaved?: ((template: ReplyTemplate) => void) | undefined;
}

/** Why a template cannot be saved yet. */
export type ReplyTemplateFormProblem = TemplateProblem | 'category_missing' | 'unchanged';

/**
 * State of the form of a template.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in `refusal`, as text.
 * @example
 * ```tsx
 * const form = useReplyTemplateForm({ category: 1, onSaved: close });
 * return <button disabled={form.problem !== undefined} onClick={form.save}>Zapisz</button>;
 * ```
 */
export function useReplyTemplateForm({
  template,
  category: first,
  onSaved,
}: ReplyTemplateFormOptions): ReplyTemplateForm {
  const { save } = useEditReplyTemplate();
  const { messageFor } = useFormRefusal();
  const permission = usePermission(editTemplatesAccess);
  const [text, setText] = useState(template?.text ?? '');
  const [category, setCategory] = useState(template?.category ?? first);
  const problem = problemOf();

  function problemOf(): ReplyTemplateFormProblem | undefined {
    if (category === undefined) return 'category_missing';
    if (template && template.text === text.trim()) return 'unchanged';
    return templateProblem(text);
  }

  return {
    text,
    setText,
    category,
    setCategory,
    problem,
    permission,
    refusal: messageFor(save.error),
    isSaving: save.isPending,
    save: () => {
      if (problem || category === undefined || save.isPending || !permission.allowed) return;
      save.mutate({ id: template?.id, category, text }, { onSuccess: (saved) => onSaved?.(saved) });
    },
  };
}

/** A template as it is being written, from `useReplyTemplateForm`. */
export interface ReplyTemplateForm {
  text: string;
  setText: (value: string) => void;
  category: number | undefined;
  setCategory: (value: number | undefined) => void;
  problem: ReplyTemplateFormProblem | undefined;
  permission: PermissionDecision;
  refusal: string | undefined;
  isSaving: boolean;
  /** Does nothing while there is a `problem`. */
  save: () => void;
}
