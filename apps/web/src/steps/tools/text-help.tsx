import { AddedList, LeftList, toggled } from '../../features/help/help-lists.tsx';
import { type HelpWishes, shownHelp, turned } from '../../lib/help/shown-help.ts';
import type { EnhancedPrompt } from './enhanced-prompt.ts';

interface TextHelpProps {
  enhanced: EnhancedPrompt;
  onWish: (next: HelpWishes) => void;
}

/** What was added to a text and left out of it, and what else could be. */
export function TextHelp({ enhanced: { help, wishes, by }, onWish }: TextHelpProps) {
  return (
    <>
      <AddedList
        title="What was added"
        given={help.added}
        added={shownHelp(help, wishes).added}
        turns={wishes.turns}
        onNext={(at) => onWish(turned(wishes, help.added, at))}
        nothing="Nothing was added. Your text already says what a shot needs, or it is not in English."
        by={by}
      />
      <LeftList
        left={help.left ?? []}
        back={wishes.back}
        onBack={(at) => onWish({ ...wishes, back: toggled(wishes.back, at) })}
      />
    </>
  );
}
