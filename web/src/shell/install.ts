/** Browsers allow it on secure pages only: elsewhere the client works as any page does. */
export function installWorker(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
}

/** An installed client is called as in the language it was installed in. */
export function nameManifest(language: string): void {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${language}.json`)
}
