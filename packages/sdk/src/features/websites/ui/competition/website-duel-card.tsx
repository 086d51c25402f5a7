'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChoiceMenu } from '../../../../patterns/choice-menu.tsx';
import { RankDifferences } from '../../../../patterns/rank-differences.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import type { WebsiteCompetitionState } from '../../competition/use-website-competition.ts';
import { type ComparedWebsite, competitionMeasures } from '../../competition/website-competition-search.ts';

interface WebsiteDuelCardProps {
  state: WebsiteCompetitionState;
  headingLevel: 2 | 3 | 4;
}

/** Any two of the websites side by side, with who leads and by how much; nothing while there are no two. */
export function WebsiteDuelCard({ state, headingLevel }: WebsiteDuelCardProps): JSX.Element | null {
  const t = useTranslate();
  const { a, b, own, rivals, changeSearch } = state;
  if (!a || !b || !own) return null;
  const all = [{ ...own, name: t('websites.competition.own', { name: own.name }) }, ...rivals];
  const nameOf = (id: string) => all.find((one) => one.id === id)?.name ?? id;
  const choose = (side: 'a' | 'b', other: string) => (id: string) =>
    // Who is chosen for both sides takes the place of the other one.
    changeSearch(
      id === other
        ? { a: sideOf(b.id), b: sideOf(a.id) }
        : { a: sideOf(a.id), b: sideOf(b.id), [side]: sideOf(id) },
    );
  const choices = all.map(({ id }) => id);
  return (
    <TitledCard
      part="WebsiteCompetition-card"
      title={t('websites.competition.sides')}
      headingLevel={headingLevel}
      tools={
        <>
          <ChoiceMenu
            label={t('websites.competition.side_a', { name: nameOf(a.id) })}
            text={t('websites.competition.side_a', { name: nameOf(a.id) })}
            value={a.id}
            onChange={choose('a', b.id)}
            {...{ choices, nameOf }}
          />
          <ChoiceMenu
            label={t('websites.competition.side_b', { name: nameOf(b.id) })}
            text={t('websites.competition.side_b', { name: nameOf(b.id) })}
            value={b.id}
            onChange={choose('b', a.id)}
            {...{ choices, nameOf }}
          />
          <Button size="s" onPress={() => changeSearch({ a: sideOf(b.id), b: sideOf(a.id) })}>
            {t('websites.competition.swap')}
          </Button>
        </>
      }
    >
      <RankDifferences
        label={t('websites.competition.sides')}
        a={{ name: t('websites.competition.side_a', { name: nameOf(a.id) }), summary: a.summary }}
        b={{ name: t('websites.competition.side_b', { name: nameOf(b.id) }), summary: b.summary }}
        measures={competitionMeasures}
        isComparable={state.areSidesComparable}
      />
    </TitledCard>
  );
}

function sideOf(id: string): ComparedWebsite {
  return id === 'own' ? 'own' : Number(id);
}
