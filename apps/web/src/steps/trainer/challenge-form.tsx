import { checkChallenge } from '@cuewright/engine/content/challenge';
import type { Lesson, Need } from '@cuewright/engine/content/lessons';
import { emptyAdvancedForm, emptySimpleForm } from '@cuewright/engine/methods';
import { plural } from '@cuewright/engine/plural';
import { readShot } from '@cuewright/engine/shot-of';
import { isBlankText } from '@cuewright/engine/text';
import { ArrowRight } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { advancedDraft, fromSimple } from '../../features/builder/move-to-advanced.ts';
import { ownWords } from '../../features/guest-preview/own-words.ts';
import { useAddress } from '../../lib/address.ts';
import { readDraft, useDraft, writeDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';
import { typeset } from '../../lib/typeset.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckList, CheckRow } from '../../ui/check-row/check-row.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './challenge-form.module.css';
import section from './lesson-section.module.css';

interface ChallengeFormProps {
  lesson: Lesson;
  onMet: () => void;
}

const MOST_LETTERS = 1000;

const asks: Record<Need, { met: string; missing: string }> = {
  action: {
    met: 'Somebody does something.',
    missing: 'Nothing is done yet. Which small verb can be finished?',
  },
  size: { met: 'The size of the shot is told.', missing: 'No size yet. How much of them is in the frame?' },
  lens: { met: 'The lens is told.', missing: 'No lens yet. How many millimetres?' },
  light: { met: 'The light has a place to come from.', missing: 'No light yet. Where does it come in?' },
  hour: { met: 'The hour is told.', missing: 'No hour yet. When is it?' },
  movement: {
    met: 'The camera knows what to do.',
    missing: 'Nothing on the camera yet. Does it move, or is it static?',
  },
  sound: { met: 'It is heard.', missing: 'No sound yet. Write “Sound:” and what is near.' },
};

/** A scene to write, read as it is written, and from here into the builder. */
export function ChallengeForm({ lesson, onMet }: ChallengeFormProps) {
  const { practiceExercise: challenge } = lesson;
  const { mode, brief, words: most } = challenge;
  const [text, change] = useDraft(`challenge-${lesson.id}`, '', isText);
  const [, go] = useAddress();
  const settled = useDeferredValue(text);
  const check = useMemo(() => checkChallenge(settled, challenge), [settled, challenge]);
  const isMet =
    check.words > 0 && [check.missing, check.filler].every(({ length }) => length === 0) && check.over === 0;

  function build() {
    const now = checkChallenge(text, challenge);
    if (now.missing.length === 0 && now.filler.length === 0 && now.over === 0) onMet();
    const {
      subject = '',
      place = '',
      mood = '',
      camera = '',
      light = '',
      technical,
      audio,
    } = ownWords(readShot(text, { mode }));
    const { name, empty, isDraft } = advancedDraft;
    const moved = fromSimple(
      readDraft(name, empty, isDraft),
      { ...emptySimpleForm, subject, setting: place, mood, cameraAngle: camera, lighting: light },
      mode,
    );
    const additionalDetails =
      [technical, audio].filter(Boolean).join('. ') || emptyAdvancedForm.additionalDetails;
    writeDraft(name, { ...moved, at: 2, form: { ...moved.form, additionalDetails } });
    go({ step: 'enhanced-steps', mode, method: 'enhanced' });
  }

  return (
    <section className={section.section} aria-labelledby="challenge">
      <header>
        <h2 id="challenge">Challenge</h2>
        <p>
          {typeset(brief)} {most} words at most.
        </p>
      </header>
      <div className={styles.trial}>
        <div>
          <Textarea
            label="Your shot"
            value={text}
            onChange={(next) => change(() => next)}
            rows={6}
            max={MOST_LETTERS}
            counted="near-end"
            isProse
            note={`${check.words} of ${most} words`}
          />
          <Button onClick={build} disabled={isBlankText(text)}>
            Take it to Advanced Steps <ArrowRight />
          </Button>
        </div>
        <div role="status">
          <CheckList label="Checks">
            {[
              ...challenge.needs.map((need) =>
                check.met.includes(need) ? (
                  <CheckRow key={need} severity="clear" word="Clear">
                    {asks[need].met}
                  </CheckRow>
                ) : (
                  <CheckRow key={need} severity="hint" word="Hint">
                    {asks[need].missing}
                  </CheckRow>
                ),
              ),
              ...check.filler.map((word) => (
                <CheckRow key={`filler ${word}`} severity="warning" word="Warning">
                  <b>{word}</b> tells, and no lens can see it. Cut it.
                </CheckRow>
              )),
              ...(check.over > 0
                ? [
                    <CheckRow key="over" severity="warning" word="Warning">
                      <b>{check.over}</b> {plural(check.over, 'word')} too many.
                    </CheckRow>,
                  ]
                : []),
              ...(isMet
                ? [
                    <CheckRow key="met" severity="clear" word="Met">
                      It can be shot as it stands.
                    </CheckRow>,
                  ]
                : []),
            ]}
          </CheckList>
        </div>
      </div>
    </section>
  );
}
