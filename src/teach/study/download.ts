import type { StudyFile } from '@/engine/study-file'

/** Hands a study to the browser's downloads. */
export function downloadStudy(file: StudyFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(file.title)
  link.click()
  // The download has taken the bytes once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** The name of a study's file. */
export function fileNameOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${slug === '' ? 'study' : slug}.study.hexhearth.json`
}
