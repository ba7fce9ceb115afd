import { ApiError, type SavedPrompt } from '@cuewright/contract';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { useMutation } from '@tanstack/react-query';
import { useAddress } from '../../lib/address.ts';
import { call } from '../../lib/api.ts';
import { save } from '../../lib/creation/generate.ts';
import { keepPrompt } from '../../lib/creation/keep-prompt.ts';
import type { KeptResult } from '../../lib/creation/kept-result.ts';
import { pageParts } from '../../lib/creation/page-parts.ts';
import { promptBody } from '../../lib/creation/prompt-body.ts';
import { goToResult } from '../../lib/creation/result-address.ts';
import { tellSavedPrompt } from '../../lib/creation/saved-prompt-query.ts';
import { areSameMarks } from '../../lib/said-words/said-text.ts';
import { staleIn } from '../../lib/stale-note/stale-in.ts';
import type { ResultMarks } from './use-result-marks.ts';
import { type ResultPins, withPins } from './use-result-pins.ts';
import { areSame, type EditBase, type ResultText, type SheetText } from './use-result-text.ts';

interface ToSave {
  data: PromptData;
  saved: SavedPrompt | undefined;
  kept: KeptResult | undefined;
  text: ResultText;
  pins: ResultPins;
  said: ResultMarks;
}

export interface Saving {
  save: () => void;
  /** Another text than the one on the sheet, and what that began from. */
  saveText: (text: string, base: EditBase | undefined) => void;
  /** Whatever was written elsewhere meanwhile. */
  saveAnyway: () => void;
  /** As a prompt of its own, where the one it was is gone. */
  saveAgain: () => void;
  /** What was written elsewhere, in the place of the edit. */
  takeTheirs: () => void;
  isSaving: boolean;
  failure: SaveFailure | undefined;
}

export type SaveFailure =
  | { kind: 'changed-elsewhere' | 'deleted-elsewhere' }
  | { kind: 'failed'; error: Error };

interface Wish {
  how: 'if-unchanged' | 'anyway' | 'again';
  /** What is on the sheet now; more may be written to it before the answer comes. */
  sheet: SheetText;
  base: EditBase | undefined;
  pinned: readonly string[];
  /** In the text of the sheet. */
  marks: readonly Mark[];
}

/** Keeps a result and what was made of it: what is not saved yet first, its edit as a new version behind it. */
export function useSaveResult({ data, saved, kept, text, pins, said }: ToSave): Saving {
  const [, go] = useAddress();

  async function run({ how, sheet, base, pinned, marks }: Wish): Promise<SavedPrompt> {
    if (how === 'again') {
      const { method, generation_id } = saved ?? {};
      const body = promptBody({
        data: { ...withPins(data, pinned), prompt: sheet.text, settings: sheet.settings },
        marks,
        ...(method && { method }),
        ...(generation_id && { generationId: generation_id }),
      });
      return await keepPrompt(call, body);
    }
    const first = carryMarks(marks, sheet.text, data.prompt);
    const row = saved ?? (await save(pageParts, { ...kept, data: withPins(data, pinned), marks: first }));
    if (!saved) {
      said.moveTo(row.id);
      text.moveTo(row.id, { text: row.prompt_text, version: row.version });
      pins.moveTo(row.id);
    }
    const isPinned = saved !== undefined && pins.isChanged;
    const areSettingsNew = !areSame(sheet.settings, data.settings ?? {});
    const areMarksNew = !areSameMarks(marks, carryMarks(row.marks, row.prompt_text, sheet.text));
    if (sheet.text === row.prompt_text && !areSettingsNew && !isPinned && !areMarksNew) return row;
    const isConfigNew = areSettingsNew || isPinned;
    const body = {
      ...(sheet.text !== row.prompt_text && { prompt_text: sheet.text }),
      ...(areMarksNew && { marks: [...marks] }),
      ...(isConfigNew && {
        json_config: JSON.stringify({ ...withPins(data, pinned), settings: sheet.settings }),
      }),
    };
    const params = { id: row.id };
    if (how === 'anyway' || !saved) return await call('PATCH /api/prompts/{id}', { params, body });
    try {
      const version = base?.version ?? saved.version;
      return await call('PATCH /api/prompts/{id}', { params, body: { ...body, version } });
    } catch (error) {
      const current = staleIn<SavedPrompt>(error);
      // A title given meanwhile, say: none of the words that would be written over.
      const isOnlyNamed =
        current &&
        !isConfigNew &&
        current.prompt_text === base?.text &&
        (!areMarksNew || areSameMarks(current.marks, row.marks));
      if (!isOnlyNamed) throw error;
      return await call('PATCH /api/prompts/{id}', {
        params,
        body: { ...body, version: current.version },
      });
    }
  }

  const saving = useMutation({
    mutationFn: run,
    networkMode: 'always',
    onSuccess: (row, { sheet, pinned, marks }) => {
      const base = { text: row.prompt_text, version: row.version };
      tellSavedPrompt(row);
      text.moveTo(row.id, base);
      text.settle(sheet, row.id, base);
      pins.settle(pinned);
      said.moveTo(row.id);
      said.settle({ text: sheet.text, marks });
      if (row.id === saved?.id) return;
      pins.moveTo(row.id);
      goToResult(go, { mode: row.mode, method: row.method, id: row.id }, { replace: true });
    },
  });

  const failure = saving.error ? saveFailure(saving.error) : undefined;
  const saveBy =
    (how: Wish['how'], sheet: SheetText = { text: text.shown, settings: text.settings }, base = text.base) =>
    () =>
      saving.mutate({
        how,
        sheet,
        base,
        pinned: pins.pinned,
        marks: carryMarks(said.marks, text.shown, sheet.text),
      });
  return {
    save: saveBy('if-unchanged'),
    saveText: (next, base) => saveBy('if-unchanged', { text: next, settings: text.settings }, base)(),
    saveAnyway: saveBy('anyway'),
    saveAgain: saveBy('again'),
    takeTheirs: () => {
      if (saving.error instanceof ApiError && saving.error.problem.code === 'stale-version')
        tellSavedPrompt(saving.error.problem.current as SavedPrompt);
      text.discard();
      pins.discard();
      said.discard();
      saving.reset();
    },
    isSaving: saving.isPending,
    failure,
  };
}

function saveFailure(error: Error): SaveFailure {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'stale-version') return { kind: 'changed-elsewhere' };
  if (code === 'prompt-not-found') return { kind: 'deleted-elsewhere' };
  return { kind: 'failed', error };
}
