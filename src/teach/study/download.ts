import type { StudyFile } from '@/engine/study/study-file'
import { downloadJson } from '../page-parts/download'

/** Hands a study to the browser's downloads. */
export function downloadStudy(file: StudyFile): void {
  downloadJson(fileNameOf(file.title), JSON.stringify(file, null, 1))
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
