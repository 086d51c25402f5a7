import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeReturnPath } from '../../routing/auth-paths.ts';
import { useStored } from '../../session/use-stored.ts';

/** Milliseconds between two looks whether the break is over; the first one is never at once, lest two pages play ball. */
const lookEvery = 15_000;

/** Leads back once neither the installation nor the company is in maintenance; `look` asks at once. */
export function useEndOfBreak(): { look: () => void; isLooking: boolean } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user, companyId } = useStored();
  const settings = useSettings();
  const company = useCurrentCompany();
  const [isLooking, setLooking] = useState(false);

  const look = async () => {
    setLooking(true);
    const answers = await Promise.all([
      settings.refetch(),
      user && companyId !== undefined ? company.refetch() : undefined,
    ]);
    setLooking(false);
    const isOver = answers.every((answer) => !answer || isNormal(answer.data?.feature_flags));
    if (isOver) await navigate(safeReturnPath(pathname + search) ?? '/', { replace: true });
  };

  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const timer = setInterval(() => void latest.current(), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return { look: () => void look(), isLooking };
}

function isNormal(flags: readonly string[] | undefined): boolean {
  return flags !== undefined && !flags.includes('maintenance');
}
