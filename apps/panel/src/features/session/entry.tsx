import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { StoredUser } from '../../browser/browser-store.ts';
import { clearProblems } from '../../notices/notices.ts';
import { beginSession, browserStore } from '../../session/session-store.ts';

let destination: string | undefined;
const gates = new Set<() => void>();

export interface Entry {
  user: StoredUser;
  /** Where to go once the session has begun. */
  to: string;
  /** The company to start in; the first one where none is named. */
  companyId?: number;
}

/**
 * Begins the session of a user. A new session mounts a new component tree, so the destination is kept in the module for
 * the page that mounts first: the same one, inside its `EntryGate`.
 */
export function enterPanel({ user, to, companyId }: Entry): void {
  destination = to;
  for (const open of gates) open();
  clearProblems();
  // A user who was logged in here before had a company of their own.
  browserStore.write({ companyId });
  beginSession(user);
}

/** Wraps a page that logs in by a link: redirects after the login, before the page can start again. */
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
