'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { DraftForm } from '../state/draft-form.ts';
import type { FieldOf } from '../state/merge-draft.ts';
import { useDraftBase, useDraftState } from '../state/use-draft-form.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/display/banner.tsx';
import { List } from '../ui/layout/list.tsx';
import { Row } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';

export interface ConflictNoticeProps<Values extends object, Fault> {
  form: DraftForm<Values, Fault>;
  title: string;
  /** Below the title. @defaultValue that nothing is lost */
  text?: ReactNode;
  nameOf: (field: FieldOf<Values>) => string;
  /** Returns the other user's saved value as text. @defaultValue a string is quoted, a boolean is yes or no */
  theirs?: ((field: FieldOf<Values>, saved: Values) => string | undefined) | undefined;
  /** Renders both values of a field, in place of its name and the saved value. */
  children?: ((field: FieldOf<Values>) => ReactNode) | undefined;
  /** Labels and accessible names of the buttons. */
  choices?: ConflictChoices | undefined;
}

/** Labels of a conflict's buttons, and their accessible names by field. */
export interface ConflictChoices {
  mine: string;
  theirs: string;
  mineOf: (field: string) => string;
  theirsOf: (field: string) => string;
}

/** Lists fields that this user and another one both changed, each with a choice of the two values. */
export function ConflictNotice<Values extends object, Fault>(
  props: ConflictNoticeProps<Values, Fault>,
): JSX.Element | null {
  const conflicts = useDraftState(props.form, (state) => state.conflicts);
  return conflicts.length === 0 ? null : <OpenConflicts {...props} conflicts={conflicts} />;
}

function OpenConflicts<Values extends object, Fault>({
  form,
  conflicts,
  title,
  text,
  nameOf,
  theirs,
  children,
  choices,
}: ConflictNoticeProps<Values, Fault> & { conflicts: readonly FieldOf<Values>[] }) {
  const t = useTranslate();
  const { language } = usePinfold();
  const saved = useDraftBase(form);
  const said: ConflictChoices = choices ?? {
    mine: t('common.conflict.mine'),
    theirs: t('common.conflict.theirs'),
    mineOf: (field) => t('common.conflict.mine_of', { field }),
    theirsOf: (field) => t('common.conflict.theirs_of', { field }),
  };
  const savedText = (field: FieldOf<Values>): string | undefined => {
    if (theirs) return theirs(field, saved);
    const value: unknown = saved[field];
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no').toLocaleLowerCase(language);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return (
    <Banner tone="warn" role="alert" title={title}>
      {text ?? t('common.conflict.text')}
      <List gap={2}>
        {conflicts.map((field) => {
          const name = nameOf(field);
          const value = children ? undefined : savedText(field);
          return (
            <li key={field}>
              <Row role="group" aria-label={name} gap={3} rowGap={2} wrap justify="end">
                {children ? (
                  children(field)
                ) : (
                  <Text flex="grow" minInlineSize="200px" wrap="anywhere">
                    <strong>{name}</strong>
                    {value !== undefined && <span>{` (${t('common.conflict.theirs_is', { value })})`}</span>}
                  </Text>
                )}
                <Button size="s" aria-label={said.mineOf(name)} onPress={() => form.resolve(field, 'mine')}>
                  {said.mine}
                </Button>
                <Button
                  size="s"
                  aria-label={said.theirsOf(name)}
                  onPress={() => form.resolve(field, 'theirs')}
                >
                  {said.theirs}
                </Button>
              </Row>
            </li>
          );
        })}
      </List>
    </Banner>
  );
}
