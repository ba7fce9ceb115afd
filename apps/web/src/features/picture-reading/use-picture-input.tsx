import { useRef } from 'react';
import { pictureAccept } from '../../lib/picture-files.ts';

interface PictureInput {
  /** What else than pictures may be chosen, as media types. */
  alsoTakes?: readonly string[];
  isMany?: boolean;
}

/** The browser's own choice of a file, behind whatever button opens it. */
export function usePictureInput(
  onChoose: (files: File[]) => void,
  { alsoTakes = [], isMany = false }: PictureInput = {},
) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      accept={[pictureAccept, ...alsoTakes].join(',')}
      multiple={isMany}
      hidden
      aria-label="Picture file"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
  return { input, open: () => field.current?.click() };
}
