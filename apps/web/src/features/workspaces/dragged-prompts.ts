import type { DragEvent } from 'react';

const TYPE = 'application/x-cuewright-prompts';

export interface DraggedPrompts {
  ids: readonly string[];
  from: string;
}

export function putDragged({ dataTransfer }: DragEvent, dragged: DraggedPrompts): void {
  dataTransfer.setData(TYPE, JSON.stringify(dragged));
  dataTransfer.effectAllowed = 'move';
}

/** Whether what hangs on the pointer is prompts. What they are is told only when they are let go. */
export function areDragged({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(TYPE);
}

export function takeDragged({ dataTransfer }: DragEvent): DraggedPrompts | undefined {
  try {
    const { ids, from } = JSON.parse(dataTransfer.getData(TYPE)) as Partial<DraggedPrompts>;
    return Array.isArray(ids) && typeof from === 'string' ? { ids, from } : undefined;
  } catch {
    return undefined; // Something else was let go here.
  }
}
