/** Hands the person a text that was made here. */
export function downloadFile({ name, type, text }: { name: string; type: string; text: string }): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands the person bytes that were made here, or fetched for them. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
