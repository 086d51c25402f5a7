'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';

interface FormConflictsProps<Field extends string> {
  conflicts: readonly Field[];
  nameOf: (field: Field) => string;
  /** What somebody else saved. */
  savedOf: (field: Field) => unknown;
  resolve: (field: Field, choice: 'mine' | 'theirs') => void;
}

/** What the reader and somebody else both changed, to choose from. */
export function FormConflicts<Field extends string>(props: FormConflictsProps<Field>): JSX.Element | null {
  const t = useTranslate();
  const { conflicts, nameOf, savedOf, resolve } = props;
  if (conflicts.length === 0) return null;
  const wordsOf = (value: unknown): string | undefined => {
    if (typeof value === 'boolean')
      return t(value ? 'store_locator.settings.yes' : 'store_locator.settings.no');
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return (
    <Banner tone="warn" role="alert" title={t('store_locator.settings.conflict.title')}>
      {t('store_locator.settings.conflict.text')}
      <List>
        {conflicts.map((field) => {
          const name = nameOf(field);
          const saved = wordsOf(savedOf(field));
          return (
            <Conflict key={field}>
              <span>
                <strong>{name}</strong>
                {saved && ` (${t('store_locator.settings.conflict.theirs_is', { value: saved })})`}
              </span>
              <Button
                size="s"
                aria-label={t('store_locator.settings.conflict.mine_of', { field: name })}
                onPress={() => resolve(field, 'mine')}
              >
                {t('store_locator.settings.conflict.mine')}
              </Button>
              <Button
                size="s"
                aria-label={t('store_locator.settings.conflict.theirs_of', { field: name })}
                onPress={() => resolve(field, 'theirs')}
              >
                {t('store_locator.settings.conflict.theirs')}
              </Button>
            </Conflict>
          );
        })}
      </List>
    </Banner>
  );
}

const List = styled.ul.withConfig(partClass('StoreLocatorSettings-conflicts'))`
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
`;

const Conflict = styled.li.withConfig(partClass('StoreLocatorSettings-conflict'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  padding-block: 4px;
  & > :first-child {
    flex: 1 1 200px;
    overflow-wrap: anywhere;
  }
`;
