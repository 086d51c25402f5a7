import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const week = { views: 4812, calls: 96, routes: 231 } as const;

export function Figures() {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <dl className="grid grid-cols-3 gap-3">
      {(['views', 'calls', 'routes'] as const).map((name) => (
        <Figure key={name} className="bg-white p-3 dark:bg-stone-900">
          <dt className="text-xs text-stone-600 dark:text-stone-400">{t(`dashboard.${name}`)}</dt>
          <dd className="text-xl font-semibold">{format.format(week[name])}</dd>
        </Figure>
      ))}
    </dl>
  );
}

const Figure = styled.div`
  border-radius: ${({ theme }) => theme.radius};
  border-block-start: 3px solid ${({ theme }) => theme.brand};
`;
