// Copies text to the clipboard, or saves a file.

/** Returns whether it could be copied; the clipboard's API exists only in secure contexts. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    // In an open dialog only its own content can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun the download when the click is over; the address is released a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
