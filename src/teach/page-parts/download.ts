/** Hands a file to the browser's downloads. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken the bytes once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** The same with a text of JSON. */
export function downloadJson(name: string, text: string): void {
  download(name, new Blob([text], { type: 'application/json' }))
}
