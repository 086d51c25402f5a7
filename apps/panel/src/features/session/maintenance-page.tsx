import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Button } from '@pinfold/sdk/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StandalonePage } from '../../pages/standalone-page.tsx';
import { authPaths, safeReturnPath } from '../../routing/auth-paths.ts';
import { useStored } from '../../session/session-store.ts';
import { useText } from '../../texts/use-text.ts';

/** Says that the product is in maintenance, and leads back to the requested page once that is over. */
export default function MaintenancePage() {
  const t = useText();
  const { check, isChecking } = useMaintenanceEnd();
  return (
    <StandalonePage
      title={t('maintenance.title')}
      actions={
        <Button variant="primary" isPending={isChecking} pendingLabel={t('retry')} onPress={check}>
          {t('retry')}
        </Button>
      }
    >
      {t('maintenance.text')}
    </StandalonePage>
  );
}

/** Milliseconds between two checks. The first one is delayed too, to avoid a redirect loop between two pages. */
const checkEvery = 15_000;

/** Redirects back once neither the installation nor the company is in maintenance; `check` asks at once. */
function useMaintenanceEnd(): { check: () => void; isChecking: boolean } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user, companyId } = useStored();
  const settings = useSettings();
  const company = useCurrentCompany();
  const [isChecking, setChecking] = useState(false);

  const check = async () => {
    setChecking(true);
    const answers = await Promise.all([
      settings.refetch(),
      user && companyId !== undefined ? company.refetch() : undefined,
    ]);
    setChecking(false);
    const isOver = answers.every((answer) => !answer || isNormal(answer.data?.feature_flags));
    if (isOver) await navigate(safeReturnPath(pathname + search) ?? authPaths.home, { replace: true });
  };

  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    const timer = setInterval(() => void latest.current(), checkEvery);
    return () => clearInterval(timer);
  }, []);
  return { check: () => void check(), isChecking };
}

function isNormal(flags: readonly string[] | undefined): boolean {
  return flags !== undefined && !flags.includes('maintenance');
}
