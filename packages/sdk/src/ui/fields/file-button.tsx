'use client';
import { type DOMAttributes, type JSX, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../actions/button.tsx';
import { UploadIcon } from '../icons/action-icons.tsx';
import { visuallyHidden } from '../visually-hidden.ts';

export interface FileButtonProps extends Pick<
  ButtonProps,
  'children' | 'size' | 'isPending' | 'pendingLabel' | 'disabledReason'
> {
  /** Names what is chosen, for screen readers. */
  label: string;
  /** Kinds of files, as an input has them. */
  accept: string;
  /** Id of the text that says what a file has to be, or what is wrong with it. */
  describedBy?: string | undefined;
  /** @default false */
  isInvalid?: boolean | undefined;
  onChoose: (file: File) => void;
}

/** A button that asks for a file. The same file can be chosen again, since it may have been corrected. */
export function FileButton({
  label,
  accept,
  describedBy,
  isInvalid,
  onChoose,
  ...button
}: FileButtonProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const described = describedBy && { 'aria-describedby': describedBy };
  return (
    <>
      <FileInput
        ref={input}
        accept={accept}
        aria-label={label}
        aria-invalid={isInvalid}
        {...described}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Without it, choosing the same file dispatches no event.
          target.value = '';
        }}
      />
      <Button
        {...button}
        icon={<UploadIcon size={16} />}
        {...described}
        onPress={() => input.current?.click()}
      />
    </>
  );
}

/** Returns the props of an element that takes a dropped file; without `onChoose` it is ignored, and the browser does not open it. */
export function takesFile(
  onChoose: ((file: File) => void) | undefined,
): Required<Pick<DOMAttributes<HTMLElement>, 'onDragOver' | 'onDrop'>> {
  return {
    onDragOver: (event) => event.preventDefault(),
    onDrop(event) {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) onChoose?.(file);
    },
  };
}

const FileInput = styled.input.attrs({ type: 'file', tabIndex: -1 })`
  ${visuallyHidden}
`;
