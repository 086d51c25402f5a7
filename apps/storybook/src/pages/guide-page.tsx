import type { ReactNode } from 'react';
import './guide-page.css';

export interface GuidePageProps {
  title: string;
  /** What the page is for, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the Storybook that explains something about all components. */
export function GuidePage({ title, lead, children }: GuidePageProps) {
  return (
    <main className="guide" lang="en" dir="ltr">
      <h1>{title}</h1>
      <p className="guide-lead">{lead}</p>
      {children}
    </main>
  );
}

/** A part of a guide under its own heading. */
export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="guide-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export interface ScrollAreaProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** What is wider than its place scrolls there, for the keyboard too. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <div className={className} role="region" aria-label={label} {...focusable}>
      {children}
    </div>
  );
}

const focusable = { tabIndex: 0 };
