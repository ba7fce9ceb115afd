import { useState } from 'react';
import { cutText } from '../../lib/cut-text.ts';
import { giveUpWords } from '../../lib/typed-words/give-up-words.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { keptSaid } from './said-words.ts';

const SHOWN = 160;

/** A reload took the pictures and not what was said of them. */
export function KeptSaidNotes() {
  const [forms] = useState(() => keptSaid().map(({ form }) => form));
  return forms.map((form) => <KeptSaidNote key={form.name} form={form} />);
}

function KeptSaidNote({ form }: { form: ReturnType<typeof keptSaid>[number]['form'] }) {
  const typed = useTypedWords(form);
  const { said, of } = typed.words;
  if (!typed.hasWords) return null;
  return (
    <Banner
      head={`Your words for ${of} are kept.`}
      action={
        <Button size="s" look="bare" onClick={() => giveUpWords(typed, { title: 'Words discarded' })}>
          Discard
        </Button>
      }
    >
      <bdi>“{cutText(said, SHOWN)}”</bdi> Choose the picture again to go on with them.
    </Banner>
  );
}
