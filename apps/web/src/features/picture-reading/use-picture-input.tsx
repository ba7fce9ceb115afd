import { useRef } from 'react';

/** The browser's own choice of a file, behind whatever button opens it. */
export function usePictureInput(onChoose: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      accept="image/*"
      hidden
      aria-label="Picture file"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (file) onChoose(file);
      }}
    />
  );
  return { input, open: () => field.current?.click() };
}
