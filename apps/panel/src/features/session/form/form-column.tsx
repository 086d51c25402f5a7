import { Banner, Inset, Stack } from '@pinfold/sdk/ui';
import type { FormEvent, ReactNode } from 'react';

export interface FormColumnProps {
  onSubmit: (event: FormEvent) => void;
  /** What is wrong with the form as a whole. */
  complaint: string | undefined;
  children: ReactNode;
}

/** Fields below each other, with what went wrong above them. */
export function FormColumn({ onSubmit, complaint, children }: FormColumnProps) {
  return (
    <Stack as="form" gap={5} noValidate onSubmit={onSubmit}>
      {complaint && (
        <Banner tone="bad" role="alert">
          {complaint}
        </Banner>
      )}
      {children}
    </Stack>
  );
}

/** As wide as what is typed into it asks for, and as the phone allows. */
export function FieldPlace({ children }: { children: ReactNode }) {
  return <Inset inlineSize="min(400px, 100%)">{children}</Inset>;
}
