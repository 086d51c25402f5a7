import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { StoredUser } from '../../browser/browser-store.ts';
import { clearProblems } from '../../notices/notices.ts';
import { beginSession, browserStore } from '../../session/session-store.ts';

let destination: string | undefined;
const gates = new Set<() => void>();

export interface Entry {
  user: StoredUser;
  /** Where to go once the session is there. */
  to: string;
  /** The company to start in; the first one where none is named. */
  companyId?: number;
}

/**
 * Begins the session of a reader who came in by a link. A new session is a new tree of components, so the way on is
 * kept aside for the page that the new one begins with: this one again, inside its `EntryGate`.
 */
export function enterPanel({ user, to, companyId }: Entry): void {
  destination = to;
  for (const open of gates) open();
  clearProblems();
  // A user who was logged in here before had a company of their own.
  browserStore.write({ companyId });
  beginSession(user);
}

/** Around a page that one enters by: leads on who has entered, before the page can begin anew. */
export function EntryGate({ children }: { children: ReactNode }) {
  const [to, setTo] = useState(destination);
  useEffect(() => {
    const open = () => setTo(destination);
    gates.add(open);
    return () => void gates.delete(open);
  }, []);
  return to === undefined ? children : <LeadOn to={to} />;
}

function LeadOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    destination = undefined;
    void navigate(to, { replace: true });
  }, [to, navigate]);
  return null;
}
