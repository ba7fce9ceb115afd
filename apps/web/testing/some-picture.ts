/** A picture as somebody has it on their disk: a lamp on grey. */
export async function somePicture(name = 'window-0412.png'): Promise<File> {
  const canvas = new OffscreenCanvas(160, 120);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('A canvas draws.');
  pen.fillStyle = '#445';
  pen.fillRect(0, 0, 160, 120);
  pen.fillStyle = '#fd8';
  pen.fillRect(90, 30, 30, 40);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** Chooses files for an input, as its dialog would. */
export function chooseFiles(input: HTMLElement, ...files: readonly File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  (input as HTMLInputElement).files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
