import { Text } from '@pinfold/sdk/ui';

export interface SectionCountProps {
  /** What is counted, for screen readers. */
  label: string;
  children: string;
}

/** A number beside a section of the sidebar. */
export function SectionCount({ label, children }: SectionCountProps) {
  return (
    <Text size="xs" tone="muted" weight="medium" push role="img" aria-label={label}>
      {children}
    </Text>
  );
}
