import { useProtectionSummary } from '@pinfold/sdk/headless/external-changes';
import { useImportStatus } from '@pinfold/sdk/headless/integrations';
import { Banner, Inset } from '@pinfold/sdk/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../browser/lazy-page.ts';
import { TextLink } from '../features/session/text-link.tsx';
import { paths } from '../routing/paths.ts';
import { useKeptImport } from '../session/use-kept-import.ts';
import { useText } from '../texts/use-text.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

/**
 * Bars below the top bar, from the most pressing one down. Each decides by itself whether it has something to say,
 * and asks the API by company, so that a change of company asks again.
 */
const bars: readonly ComponentType[] = [ChangesBar, ImportBar];

export function InfoBars() {
  const box = useHeldWhilePressed<HTMLDivElement>();
  return (
    <Inset flex="none" ref={box}>
      {bars.map((Bar, index) => (
        <Bar key={index} />
      ))}
    </Inset>
  );
}

/**
 * Shows owners and admins how many changes of protected fields are pending. Fetched again after each navigation. Its code
 * is loaded once there are some, and stays mounted to show the outcome.
 */
function ChangesBar() {
  const { pathname } = useLocation();
  const { summary } = useProtectionSummary({ navigationKey: pathname });
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && summary && summary.count > 0) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ProtectedChangesBar />
    </Suspense>
  );
}

const ProtectedChangesBar = lazyPage(() => import('./protected-changes-bar.tsx'));

/** Says on other pages that an import is running, and that it has ended. */
function ImportBar() {
  const t = useText();
  const { pathname } = useLocation();
  const { isPending } = useKeptImport();
  const { data: progress } = useImportStatus({ enabled: isPending });
  if (!isPending || !progress || pathname === paths.importListings) return null;
  const isRunning = progress.status === 'in_progress';
  const done = progress.total - progress.left;
  return (
    <Inset padding={[3, 5, 0]}>
      <Banner
        tone={isRunning ? 'info' : progress.errored > 0 ? 'warn' : 'good'}
        role="status"
        actions={
          <TextLink to={paths.importListings}>
            {t(isRunning ? 'import_bar.watch' : 'import_bar.read')}
          </TextLink>
        }
      >
        {isRunning
          ? t('import_bar.running', { done, total: progress.total })
          : t('import_bar.done', { count: progress.imported })}
      </Banner>
    </Inset>
  );
}
