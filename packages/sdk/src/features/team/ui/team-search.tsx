'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useRestedText } from '../../../state/use-rested-text.ts';
import { innerClass } from '../../../theme/part-class.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useTeamView } from './team-view-context.ts';

/** Searches names and addresses, once the typing rests. */
export function TeamSearch(): JSX.Element {
  const t = useTranslate();
  const { team } = useTeamView();
  const { text, setText, ask } = useRestedText(team.q, team.setQ);
  return (
    <Search>
      <SearchField
        label={t('team.search')}
        placeholder={t('team.search')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
      />
    </Search>
  );
}

const Search = styled.div.withConfig(innerClass('TeamMembers-search'))`
  inline-size: 240px;
  @container (max-width: 640px) {
    inline-size: 100%;
  }
`;
