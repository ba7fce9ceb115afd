import { optimizerLimits } from '@cuewright/contract';
import { plural } from '@cuewright/engine/plural';
import { isBlankText } from '@cuewright/engine/text';
import { ArrowRight, Mic, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { GenerateFailureNote } from '../../lib/creation/generate-failure-note.tsx';
import { useGenerate } from '../../lib/creation/use-generate.ts';
import { appended } from '../../lib/dictation/appended.ts';
import { type SpokenLanguage, spokenLanguages } from '../../lib/dictation/speech.ts';
import { useDictation } from '../../lib/dictation/use-dictation.ts';
import { readDraft, useDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';
import { ModeChoice } from '../../lib/mode-choice.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { HeardList } from './heard-list.tsx';
import { loadEnhance } from './load-enhance.ts';
import panel from './panel.module.css';
import { TidiedList } from './tidied-list.tsx';
import tools from './tools.module.css';
import type { ToolProps } from './tools-panel.tsx';
import { useElapsed } from './use-elapsed.ts';
import styles from './voice-tool.module.css';

const NAME = 'tools-voice';
const MOST = optimizerLimits.typed;
const isLanguage = (value: unknown): value is SpokenLanguage =>
  spokenLanguages.some((language) => language.value === value);

/** A shot said out loud. */
export function VoiceTool({ mode, onMode }: ToolProps) {
  const [text, change] = useDraft(NAME, '', isText);
  const [lang, changeLang] = useDraft<SpokenLanguage>('tools-language', 'en-US', isLanguage);
  const [isFull, setFull] = useState(false);
  const dictation = useDictation({ lang, onFinal: keep });
  const { isListening, interim, trouble, start, stop } = dictation;
  const elapsed = useElapsed(isListening);
  const { generate, isGenerating, failure, retry } = useGenerate();
  const words = isBlankText(text) ? 0 : text.trim().split(/\s+/).length;

  function keep(said: string): void {
    const next = appended(readDraft(NAME, '', isText), said, MOST);
    change(() => next.text);
    if (!next.isCut) return;
    setFull(true);
    stop();
  }
  function clear(): void {
    const before = text;
    change(() => '');
    setFull(false);
    showToast({ title: 'Words cleared', action: { label: 'Undo', onAct: () => change(() => before) } });
  }
  async function use(): Promise<void> {
    // What is still being heard goes in as it stands.
    stop();
    const said = readDraft(NAME, '', isText);
    const enhanced = (await loadEnhance())?.enhanceVoice(said, mode);
    if (enhanced) await generate({ method: 'voice', data: enhanced.data, segments: enhanced.segments });
  }

  return (
    <div className={tools.bench}>
      <div className={tools.side}>
        <section className={panel.panel} aria-label="Voice">
          <div className={styles.head}>
            <p role="status">
              {isListening ? <b className={styles.listening}>Listening</b> : 'Not listening'}
            </p>
            {isListening && <span className={styles.time}>{elapsed}</span>}
            <Button look={isListening ? 'danger' : 'primary'} onClick={isListening ? stop : start}>
              {isListening ? (
                <>
                  <Square aria-hidden="true" /> Stop
                </>
              ) : (
                <>
                  <Mic aria-hidden="true" /> Start listening
                </>
              )}
            </Button>
          </div>
          {trouble && (
            <Banner tone="error" isNews head="Voice Input stopped.">
              {trouble}
            </Banner>
          )}
          {isFull && (
            <Banner tone="warn" isNews head="That is as much as one prompt takes.">
              {MOST.toLocaleString()} characters are kept. What was said last is not among them.
            </Banner>
          )}
          <div className={panel.inset}>
            <Textarea
              label="Your words"
              value={text}
              onChange={(next) => {
                setFull(false);
                change(() => next);
              }}
              max={MOST}
              rows={11}
              isProse
              placeholder="Say who is there, where, in what light, and how the camera sees it."
            />
            <p className={styles.interim} aria-hidden={interim === ''}>
              {interim}
            </p>
          </div>
          {failure && <GenerateFailureNote failure={failure} onRetry={retry} />}
          <div className={panel.foot}>
            <p>
              {words} {plural(words, 'word')} kept
              {interim !== '' && '. Grey words may change'}
            </p>
            <Button disabled={text === ''} onClick={clear}>
              <Trash2 aria-hidden="true" /> Clear
            </Button>
            <Button
              look="primary"
              disabled={isBlankText(text + interim)}
              isBusy={isGenerating}
              onClick={() => void use()}
            >
              Use as Prompt <ArrowRight aria-hidden="true" />
            </Button>
          </div>
        </section>
      </div>
      <div className={tools.side}>
        <div className={styles.choices}>
          <Select
            label="Language"
            choices={spokenLanguages}
            value={lang}
            onChange={(next) => changeLang(() => next)}
          />
          <ModeChoice mode={mode} onMode={onMode} />
        </div>
        <HeardList text={text} mode={mode} />
        <TidiedList text={isListening ? '' : text} mode={mode} />
        <p className={styles.small}>
          Your browser turns speech into words, and may send the sound to its maker to do it. Cuewright keeps
          the words only.
        </p>
      </div>
    </div>
  );
}
