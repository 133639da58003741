/** Hands a text to the browser's downloads. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken the bytes once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
