/** Who asks: the signed-in person a session belongs to. */
export interface Actor {
  id: string;
  isAdmin: boolean;
}

/** Notes are private: only the person who wrote one reads, changes or deletes it. */
export function canTouchNote(actor: Actor, note: { user_id: string }): boolean {
  return note.user_id === actor.id;
}

/** A storyboard is its author’s alone. */
export function canTouchStoryboard(actor: Actor, board: { user_id: string }): boolean {
  return board.user_id === actor.id;
}

/** Saved prompts are private, as notes are. */
export function canTouchPrompt(actor: Actor, prompt: { user_id: string }): boolean {
  return prompt.user_id === actor.id;
}

/** A workspace is its owner’s alone. */
export function canTouchWorkspace(actor: Actor, workspace: { user_id: string }): boolean {
  return workspace.user_id === actor.id;
}

/** Pictures are private, as notes are. */
export function canTouchImage(actor: Actor, image: { user_id: string }): boolean {
  return image.user_id === actor.id;
}

/** A generation belongs to whoever it was counted or reserved for. */
export function canUseGeneration(actor: Actor, generation: { user_id: string }): boolean {
  return generation.user_id === actor.id;
}

/** Purchases and what was paid are for whoever paid. */
export function canTouchPayment(actor: Actor, payment: { user_id: string | null }): boolean {
  return payment.user_id === actor.id;
}

/** The dashboard and what belongs to it. */
export function canAdminister(actor: Actor): boolean {
  return actor.isAdmin;
}
