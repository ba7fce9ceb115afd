import { onPersonChanged } from './session-news.ts';

let chosen: string | undefined;
onPersonChanged(() => {
  chosen = undefined;
});

/** Where new prompts land: the workspace that was chosen since the page was opened, else the default one. */
export function chosenWorkspace(): string | undefined {
  return chosen;
}

export function chooseWorkspace(id: string | undefined): void {
  chosen = id;
}
