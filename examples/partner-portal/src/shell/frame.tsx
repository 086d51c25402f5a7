import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Link } from 'wouter';
import { customerQuery } from '../customer.ts';
import { NoticeBar } from './notice-bar.tsx';
import { Switches } from './switches.tsx';

/** The portal around each of its pages. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="min-h-dvh bg-stone-50 text-stone-900 dark:bg-stone-950 dark:text-stone-100">
      <header className="border-b border-stone-200 bg-white dark:border-stone-800 dark:bg-stone-900">
        <div className="mx-auto flex max-w-[1500px] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
          <Brand>Lokalnik</Brand>
          <nav aria-label={t('nav.label')} className="flex gap-1">
            <PageLink to="/">{t('nav.dashboard')}</PageLink>
            <PageLink to="/own">{t('nav.own')}</PageLink>
            <PageLink to="/changes">{t('nav.changes')}</PageLink>
            <PageLink to="/settings">{t('nav.settings')}</PageLink>
          </nav>
          <div className="ml-auto flex flex-wrap items-center gap-2 text-sm">
            <Switches />
            <Suspense>
              <WhoIsHere />
            </Suspense>
          </div>
        </div>
      </header>
      <main className="mx-auto max-w-[1500px] px-4 py-6">
        <Suspense>{children}</Suspense>
      </main>
      <NoticeBar />
    </div>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      href={to}
      className={(isHere) =>
        `flex min-h-11 items-center rounded-lg px-3 hover:bg-stone-100 dark:hover:bg-stone-800 ${isHere ? 'font-semibold text-brand dark:text-brand-bright' : ''}`
      }
    >
      {children}
    </Link>
  );
}

function WhoIsHere() {
  const { data } = useSuspenseQuery(customerQuery);
  return (
    <p className="text-stone-600 dark:text-stone-400">
      {data.name} · {data.person.name}
    </p>
  );
}

const Brand = styled.strong`
  padding: 4px 10px;
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.brand};
  color: ${({ theme }) => theme.onBrand};
`;
