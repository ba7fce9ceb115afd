import { memo, useRef, useState } from 'react';
import { useCapturePlace } from '../../../lib/capture-place.ts';
import { Card } from '../../../ui/card/card.tsx';
import { KeyboardHint } from '../../../ui/keyboard-hint/keyboard-hint.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { CaptureForm } from './capture-form.tsx';

/** The form that stands beside the notes; not drawn anew whenever more of them come. */
export const QuickCapture = memo(function QuickCapture() {
  const title = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState(0);
  useCapturePlace(() => {
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus();
  });
  return (
    <Card as="section" head={<h2>Quick Capture</h2>} aside={<KeyboardHint keys="n" />}>
      <CaptureForm
        titleRef={title}
        onSaved={() => {
          title.current?.focus();
          setSaved((count) => count + 1);
        }}
      />
      <VisuallyHidden role="status">{saved > 0 && <span key={saved}>Note saved</span>}</VisuallyHidden>
    </Card>
  );
});
