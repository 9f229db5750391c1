// A font that was late for the first page is put on with the next one, when everything changes anyway.

export function putOnLateFonts(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      // Setting it makes a face of it again, which is loaded from where it is kept.
      if (rule.style.getPropertyValue('font-display') === 'optional')
        rule.style.setProperty('font-display', 'swap');
    }
  }
}
